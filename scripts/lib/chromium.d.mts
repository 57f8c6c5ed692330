/** The path of a Chromium that works, or undefined. CHROMIUM_PATH decides alone when it is set. */
export declare const findChromium: () => string | undefined;
