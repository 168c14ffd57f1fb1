const HEADERS = 26;
/** Rows of a bitmap have a multiple of four bytes. */
const ROW = 4;

const word = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];

/** `#rrggbb` in the order of a bitmap's bytes. */
const pixel = (hex: string): number[] => [5, 3, 1].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * A bitmap with one pixel per colour, as a data address. The format needs neither checksum nor compression;
 * its headers are the shortest ones.
 */
export const colourStrip = (hexes: readonly string[]): string => {
  const pixels = hexes.flatMap(pixel);
  const row = [...pixels, ...Array.from({ length: -pixels.length & (ROW - 1) }, () => 0)];
  const bytes = [
    ...[0x42, 0x4d],
    ...[HEADERS + row.length, 0, 0, 0, HEADERS, 0].flatMap(word),
    ...[12, 0, hexes.length, 1, 1, 24].flatMap(word),
    ...row,
  ];
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
};
