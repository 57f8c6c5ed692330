/** Where a page breaks, this stands in its place: what happened, and what to do now. The rest of the frame goes on. */

import { Component, type ReactNode } from 'react';
import css from './Frame.module.css';

interface MishapProps {
  readonly children: ReactNode;
}

/** React catches what breaks below only in classes. */
export class Mishap extends Component<MishapProps, { readonly why: string | undefined }> {
  override state: { readonly why: string | undefined } = { why: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { why } = this.state;
    if (why === undefined) return this.props.children;
    return (
      <div className={css.mishap} role="alert">
        <h1>This page could not be shown</h1>
        <p>
          Something went wrong on our side, or the page was renewed while it was open. Battles are kept after every
          command; nothing is lost.
        </p>
        <p className="small muted">{why}</p>
        <div className="button-row">
          <button type="button" className="button button--main" onClick={() => location.reload()}>
            Load the page again
          </button>
          <a className="button" href="/">
            Go to the front page
          </a>
        </div>
      </div>
    );
  }
}
