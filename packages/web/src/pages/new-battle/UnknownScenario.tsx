/** In the place of the sheet: the address names a scenario that is not there. Nothing is chosen in its stead. */

import sheet from './sheet.module.css';

export const CHOOSE_ONE = 'Choose a scenario first.';

export const UnknownScenario = ({ words }: { readonly words: string }) => (
  <div className={sheet.sheet}>
    <p className="notice notice--risk" role="alert">
      {words} The link may be old or mistyped. Choose one of the scenarios of this page; everything else that the link
      says stays as it is.
    </p>
  </div>
);
