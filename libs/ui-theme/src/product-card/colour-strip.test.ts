import { expect, test } from 'vitest';
import { colourStrip } from './colour-strip.ts';

const bytesOf = (address: string) => {
  const [kind = '', data = ''] = address.split(',');
  expect(kind).toBe('data:image/bmp;base64');
  return new DataView(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
};

test('a strip is a bitmap as wide as there are colours, one pixel high, its row filled up to a multiple of four bytes', () => {
  const bytes = bytesOf(colourStrip(['#c2592f', '#0b4a6f', '#ffffff']));
  expect(bytes.byteLength).toBe(26 + 12);
  expect(bytes.getUint16(0)).toBe(0x424d);
  expect(bytes.getUint32(2, true)).toBe(bytes.byteLength);
  expect(bytes.getUint32(10, true)).toBe(26);
  expect(bytes.getUint32(14, true)).toBe(12);
  expect([bytes.getUint16(18, true), bytes.getUint16(20, true)]).toEqual([3, 1]);
  expect([bytes.getUint16(22, true), bytes.getUint16(24, true)]).toEqual([1, 24]);
});

test('each pixel is a colour, in order, its blue first', () => {
  const bytes = bytesOf(colourStrip(['#c2592f', '#0b4a6f']));
  expect(Array.from({ length: 8 }, (_, at) => bytes.getUint8(26 + at))).toEqual([
    0x2f, 0x59, 0xc2, 0x6f, 0x4a, 0x0b, 0, 0,
  ]);
});
