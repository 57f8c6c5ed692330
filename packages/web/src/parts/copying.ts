/** Copies a text, also where the page has no clipboard of its own: on plain HTTP by an address of the network. */

/** The old way: what is selected is copied. It works only at a press of a button, and says so itself when it does not. */
const copySelected = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const holder = before?.closest('dialog') ?? document.body; // what is outside of an open dialog cannot be selected
  holder.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
};

/** Whether it is copied now. */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard: Clipboard | undefined = navigator.clipboard; // absent where the page is not secure
  try {
    if (clipboard === undefined) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
};
