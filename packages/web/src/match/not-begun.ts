/** A battle was not begun; the message is a sentence that says why. */
export class NotBegun extends Error {}
