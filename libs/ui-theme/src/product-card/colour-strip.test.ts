import { expect, test } from 'vitest';
import { colourStrip } from './colour-strip.ts';

const bytesOf = (address: string) => {
  const [kind = '', data = ''] = address.split(',');
  expect(kind).toBe('data:image/bmp;base64');
  return new DataView(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
};

test('a strip is a bitmap as wide as there are colours, one pixel high', () => {
  const bytes = bytesOf(colourStrip(['#c2592f', '#0b4a6f', '#ffffff']));
  expect(bytes.byteLength).toBe(54 + 3 * 4);
  expect(bytes.getUint16(0)).toBe(0x424d);
  expect(bytes.getUint32(2, true)).toBe(bytes.byteLength);
  expect(bytes.getUint32(10, true)).toBe(54);
  expect([bytes.getInt32(18, true), bytes.getInt32(22, true)]).toEqual([3, 1]);
  expect([bytes.getUint16(26, true), bytes.getUint16(28, true)]).toEqual([1, 32]);
});

test('each pixel is a colour, in order', () => {
  const hexes = ['#c2592f', '#0b4a6f', '#ffffff'];
  const bytes = bytesOf(colourStrip(hexes));
  const read = hexes.map(
    (_, at) =>
      `#${bytes
        .getUint32(54 + 4 * at, true)
        .toString(16)
        .padStart(6, '0')}`,
  );
  expect(read).toEqual(hexes);
});
