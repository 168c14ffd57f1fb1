/** The first bytes of a file, so that no header of another server decides which decoder runs. */
const SIGNATURES: readonly (readonly [format: string, at: number, bytes: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

/** The format of a photograph that the shop shows, or null. SVG is excluded: a renderer would execute it. */
export function photographFormat(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at));
  return found?.[0] ?? null;
}
