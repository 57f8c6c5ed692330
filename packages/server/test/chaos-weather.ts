/** Bad weather on a wire, by seed: messages take their time, get lost, come twice or in another order, and the line is cut. */

import type { Ears, OpenWire, Wire } from '@muster/client';
import type { Rng } from '@muster/kernel';

/** Of a thousand messages, so many; `slowest` in milliseconds. */
export interface Weather {
  readonly lost: number;
  readonly twice: number;
  /** Held back until another one has overtaken it. */
  readonly overtaken: number;
  /** The line is cut instead. */
  readonly cut: number;
  readonly slowest: number;
}

export const STORM: Weather = { lost: 8, twice: 25, overtaken: 15, cut: 8, slowest: 12 };

/** Of a thousand: neither cut nor lost, overtaken or doubled. */
const UNHARMED = 500;

/** Nothing is said before it on a wire, and it is said once: no stream doubles its beginning. */
const isGreeting = (text: string): boolean => text.startsWith('{"type":"hello"');

/** What happens to one message on its way. */
const carry = (rng: Rng, weather: Weather, deliver: (text: string) => void, cut: () => void) => {
  let held: string | undefined;
  const later = (text: string): void => {
    setTimeout(() => deliver(text), rng.below(weather.slowest + 1)).unref();
  };
  return (text: string): void => {
    const fate = isGreeting(text) ? UNHARMED : rng.below(1000);
    if (fate < weather.cut) cut();
    if (fate < weather.cut + weather.lost) return;
    if (held === undefined && fate < weather.cut + weather.lost + weather.overtaken) {
      held = text;
      return;
    }
    later(text);
    if (fate >= 1000 - weather.twice) later(text);
    if (held !== undefined) later(held);
    held = undefined;
  };
};

export const inWeather =
  (open: OpenWire, rng: Rng, weather: Weather): OpenWire =>
  (ears) => {
    let isOpen = true;
    let wire: Wire | undefined;
    const cut = (): void => {
      if (!isOpen) return;
      isOpen = false;
      wire?.close();
      ears.closed(1006);
    };
    const whenOpen =
      (run: (text: string) => void) =>
      (text: string): void => {
        if (isOpen) run(text);
      };
    const inwards = carry(rng, weather, whenOpen(ears.heard), cut);
    const outwards = carry(
      rng,
      weather,
      whenOpen((text) => wire?.send(text)),
      cut,
    );
    const heardByUs: Ears = {
      opened: () => {
        if (isOpen) ears.opened();
      },
      heard: whenOpen(inwards),
      closed: (code) => {
        if (!isOpen) return;
        isOpen = false;
        ears.closed(code);
      },
    };
    wire = open(heardByUs);
    return {
      send: outwards,
      close: () => {
        isOpen = false;
        wire?.close();
      },
    };
  };
