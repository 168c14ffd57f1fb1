import { expect, test } from 'vitest';
import { parsePictureRequest } from './picture-request.ts';

test('a picture’s place, density and name are read from the address', () => {
  expect(parsePictureRequest('/img/card/phone.slab.pine.front.17.webp?d=2')).toEqual({
    shape: { preset: 'card', density: 2 },
    segment: 'phone.slab.pine.front.17.webp',
  });
});

test('a name with slashes is read from one segment', () => {
  expect(parsePictureRequest('/img/thumb/https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fw%3D1')).toEqual({
    shape: { preset: 'thumb', density: 1 },
    segment: 'https://cdn.example/a b.jpg?w=1',
  });
});

test.each([
  '/img/poster/phone.slab.pine.front.17.webp',
  '/img/constructor/phone.slab.pine.front.17.webp',
  '/img/__proto__/phone.slab.pine.front.17.webp',
  '/img/card/phone.slab.pine.front.17.webp?d=3',
  '/img/card/phone.slab.pine.front.17.webp?d=',
  '/img/card/phone.slab.pine.front.17.webp/more',
  '/img/card',
  '/img/',
  '/img/card/%E0%A4%A',
  `/img/card/https%3A%2F%2Fcdn.example%2F${'a'.repeat(3_000)}`,
])('%s has no place, density or name', (address) => {
  expect(parsePictureRequest(address)).toBeNull();
});
