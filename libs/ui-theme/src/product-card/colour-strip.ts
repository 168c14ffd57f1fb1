const HEADERS = 54;

const FOUR = [0, 8, 16, 24];
const little = (value: number): number[] => FOUR.map((shift) => (value >> shift) & 0xff);

/** `#rrggbb`, as bitmaps say it. */
const pixel = (hex: string): number[] => little(Number.parseInt(hex.slice(1), 16));

/** One pixel a colour, as a bitmap's address: the one format with neither checksum nor compression. */
export const colourStrip = (hexes: readonly string[]): string => {
  const bytes = [
    ...[0x42, 0x4d],
    ...[HEADERS + 4 * hexes.length, 0, HEADERS].flatMap(little),
    ...[40, hexes.length, 1].flatMap(little),
    ...[1, 0, 32, 0],
    ...[0, 0, 0, 0, 0, 0].flatMap(little),
    ...hexes.flatMap(pixel),
  ];
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`;
};
