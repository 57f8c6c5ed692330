/** Splits input into lines without ever holding more of one than is allowed: what is too long is cut, not kept. */

const NEWLINE = 10;
const BYTE_ORDER_MARK = '\ufeff';

/** A line longer than `most` bytes comes as its first `most` + 1, so that whoever reads it can tell. */
export async function* splitLines(input: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string> {
  const held: Uint8Array[] = [];
  let size = 0;
  let first = true;
  const keep = (bytes: Uint8Array): void => {
    const room = most + 1 - size;
    if (room <= 0 || bytes.length === 0) return;
    const kept = bytes.length > room ? bytes.slice(0, room) : bytes;
    held.push(kept);
    size += kept.length;
  };
  const take = (): string => {
    const text = Buffer.concat(held).toString('utf8');
    const line = first && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    first = false;
    held.length = 0;
    size = 0;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end));
      from = end + 1;
      yield take();
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
