const HEAD = /^%PDF-(1\.[0-7]|2\.0)[\r\n ]/;
/** Readers search the end mark in the last kilobyte. */
const TAIL = 1024;

/**
 * Whether the bytes begin and end as a PDF does. It is kept as it came, so it is served only for download, and never as a page of
 * the shop.
 */
export const isWholePdf = (bytes: Uint8Array): boolean =>
  HEAD.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')) &&
  Buffer.from(bytes.subarray(-TAIL)).toString('latin1').includes('%%EOF');
