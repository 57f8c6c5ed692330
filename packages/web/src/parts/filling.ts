/** Whether what is shown fills the window, as a table does: for pages that are not always one. */

import { useLayoutEffect } from 'react';
import { create } from 'zustand';

export const useFilling = create<{ readonly fills: boolean }>(() => ({ fills: false }));

export const useFillsWindow = (): void => {
  useLayoutEffect(() => {
    useFilling.setState({ fills: true });
    return () => useFilling.setState({ fills: false });
  }, []);
};
