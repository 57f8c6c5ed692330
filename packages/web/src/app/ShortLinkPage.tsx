/** Opens what a short address keeps: a replay here, a force or a set-up on its own page. */

import { ApiRefusal } from '@muster/client';
import { parse } from '@muster/kernel';
import { readSharedPage, type SharedPage } from '@muster/protocol';
import { lazy, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../match/server.ts';
import css from '../pages/pages.module.css';
import { useTitle } from '../parts/useTitle.ts';

const Replay = lazy(() => import('../replay/ReplayPage.tsx'));

const NO_SERVER = 'The server that keeps this short link cannot be reached just now. Try again in a moment.';
const NO_PAGE = 'What is kept under this short link cannot be read by this Muster. Load the page again.';

type Found = { readonly record: object } | { readonly page: SharedPage } | { readonly problem: string };

const open = async (id: string): Promise<Found> => {
  try {
    const { kind, data } = await api.shared(id);
    if (kind === 'replay') return { record: data };
    const page = parse(readSharedPage, data, 'page'); // nothing but an address of this page is followed
    return page.ok ? { page: page.value } : { problem: NO_PAGE };
  } catch (e) {
    return { problem: e instanceof ApiRefusal ? e.message : NO_SERVER };
  }
};

export default function ShortLinkPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found>();
  const [, navigate] = useLocation();
  useTitle('Short link');
  useEffect(() => {
    let gone = false;
    void open(id).then((next) => {
      if (gone) return;
      if ('page' in next) navigate(next.page.address, { replace: true, state: { shared: next.page.of } });
      else setFound(next);
    });
    return () => {
      gone = true;
    };
  }, [id, navigate]);
  if (found === undefined || 'page' in found)
    return (
      <p className="muted" role="status" style={{ padding: 'var(--space-5)' }}>
        Opening the short link…
      </p>
    );
  if ('record' in found) return <Replay id={undefined} record={found.record} />;
  return (
    <div className={css.lost}>
      <h1>Short link</h1>
      <p className="notice notice--harm" role="alert">
        {found.problem}
      </p>
      <p>
        <Link href="/">Go to the first page</Link>
      </p>
    </div>
  );
}
