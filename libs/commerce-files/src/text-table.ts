const MB = 1024 * 1024;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
/** Neither a text nor a spreadsheet's export has them. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;
/** A head and its separators. */
const HEAD = /^[^\r\n]*[,;][^\r\n]*[\r\n]/;

/** Whether the bytes are a table as text (CSV): UTF-8, of at most 1 MB, with a head of several columns. */
export const isTextTable = (bytes: Uint8Array): boolean => {
  if (bytes.length > MB) return false;
  try {
    const text = UTF8.decode(bytes);
    return HEAD.test(text) && !CONTROLS.test(text);
  } catch {
    return false;
  }
};
