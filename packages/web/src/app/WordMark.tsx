/** Our sign: a hexagon with a banner, and the name beside it. */

import css from './Frame.module.css';

export const WordMark = () => (
  <span className={css.wordMark}>
    <svg className={css.sign} viewBox="0 0 64 64" aria-hidden="true">
      <path className={css.signHex} d="M32 3 57.1 17.5v29L32 61 6.9 46.5v-29z" />
      <path className={css.signBanner} d="M19 18v28M19 19h25l-6 7 6 7H19" />
    </svg>
    <span>Muster</span>
  </span>
);
