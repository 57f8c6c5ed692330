// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BoardHandle } from '../contract/tabletop.ts';
import { useFollowing } from './useFollowing.ts';

afterEach(cleanup);

const told: string[] = [];

/** Brings into sight whom one decides about, as boards do. */
const Board = ({ ref }: { readonly ref: Ref<BoardHandle> }) => {
  useImperativeHandle(ref, () => ({ show: () => {}, follow: (places) => told.push(places.join()) }));
  useEffect(() => {
    told.push('own');
  });
  return null;
};

const Table = () => {
  const board = useRef<BoardHandle>(null);
  useFollowing({ places: ['A1', 'B2'] }, board);
  return <Board ref={board} />;
};

test('where others acted comes into sight first, then whom one decides about, though both are told at once', () => {
  render(<Table />);
  expect(told).toEqual(['A1,B2', 'own']);
});
