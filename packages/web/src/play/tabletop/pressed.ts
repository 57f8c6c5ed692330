/** Whether a finger or a button of the mouse is down: what it carries is not put down yet. */

let pressed = false;

export const isPressed = (): boolean => pressed;

const note = ({ type }: Event): void => {
  pressed = type === 'pointerdown';
};

if (typeof addEventListener === 'function')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, note, { capture: true }); // before anybody at the table hears of it
