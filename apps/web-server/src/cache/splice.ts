import type { PagePlace } from '@shop/brand';

/** The page with the visitor's parts in its places. The given bytes are unchanged. */
export const splice = (
  bytes: Uint8Array,
  places: readonly PagePlace[],
  parts: ReadonlyMap<string, string>,
): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { name, start, end } of places) {
    const part = parts.get(name);
    // Without it, the page would show the part that it was cached with.
    if (part === undefined) throw new Error(`The visitor has no ${name}`);
    pieces.push(bytes.subarray(at, start), Buffer.from(part));
    at = end;
  }
  pieces.push(bytes.subarray(at));
  return Buffer.concat(pieces);
};
