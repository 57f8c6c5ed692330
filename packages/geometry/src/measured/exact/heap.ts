// A small binary heap of numbers by key, the least first; equal keys come out by the smaller number.

export interface Heap {
  readonly keys: number[];
  readonly items: number[];
}

export const makeHeap = (): Heap => ({ keys: [], items: [] });

const isBefore = (h: Heap, a: number, b: number): boolean =>
  h.keys[a]! < h.keys[b]! || (h.keys[a] === h.keys[b] && h.items[a]! < h.items[b]!);

const swap = (h: Heap, a: number, b: number): void => {
  const [key, item] = [h.keys[a]!, h.items[a]!];
  h.keys[a] = h.keys[b]!;
  h.items[a] = h.items[b]!;
  h.keys[b] = key;
  h.items[b] = item;
};

export const push = (h: Heap, key: number, item: number): void => {
  let at = h.keys.length;
  h.keys.push(key);
  h.items.push(item);
  for (; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (!isBefore(h, at, parent)) return;
    swap(h, at, parent);
    at = parent;
  }
};

/** Removes the first; read its key and item before. */
export const dropFirst = (h: Heap): void => {
  const last = h.keys.length - 1;
  swap(h, 0, last);
  h.keys.pop();
  h.items.pop();
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = left < last && isBefore(h, left, at) ? left : at;
    if (right < last && isBefore(h, right, least)) least = right;
    if (least === at) return;
    swap(h, at, least);
    at = least;
  }
};
