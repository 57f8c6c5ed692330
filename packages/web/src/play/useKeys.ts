/** Single-key shortcuts of a page. They stay silent while something is typed or a dialog is open. */

import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, () => unknown>>;

interface Layer {
  readonly keys: () => Keys;
  readonly rank: number;
}

/** Of all that listen, who stands higher is asked first, and only the first who knows the key answers. */
let layers: readonly Layer[] = [];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const onKey = (event: KeyboardEvent): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector('dialog[open], [role="alertdialog"]') !== null) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = layers.map(({ keys }) => keys()[name]).find((known) => known !== undefined);
  if (action === undefined) return;
  event.preventDefault();
  action();
};

/** `rank`: what lies over the table answers before it does. */
export const useKeys = (keys: Keys, rank = 0): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const layer: Layer = { keys: () => latest.current, rank };
    if (layers.length === 0) addEventListener('keydown', onKey);
    layers = [...layers, layer].sort((a, b) => b.rank - a.rank);
    return () => {
      layers = layers.filter((other) => other !== layer);
      if (layers.length === 0) removeEventListener('keydown', onKey);
    };
  }, [rank]);
};
