export type FileFormat = 'jpeg' | 'png' | 'webp' | 'pdf';

/** The first bytes of a file: neither its name nor the sender's header decides what it is. */
const SIGNATURES: readonly (readonly [format: FileFormat, at: number, bytes: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBPVP8'],
  ['pdf', 0, '%PDF-'],
];

/** The format of an accepted file, or null. SVG is excluded: it may contain scripts. */
export const fileFormat = (bytes: Uint8Array): FileFormat | null => {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at))?.[0] ?? null;
};
