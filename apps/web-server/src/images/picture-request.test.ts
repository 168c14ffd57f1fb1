import { expect, test } from 'vitest';
import { parsePictureRequest } from './picture-request.ts';

test('R-IMG-01 a recipe, its preset and its density are read from the address', () => {
  expect(parsePictureRequest('/img/card/phone.slab.pine.front.17.webp?d=2')).toEqual({
    preset: 'card',
    density: 2,
    source: { kind: 'recipe', recipe: 'phone.slab.pine.front.17' },
  });
});

test('an address of the web is read from one segment', () => {
  expect(parsePictureRequest('/img/thumb/https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fw%3D1')).toEqual({
    preset: 'thumb',
    density: 1,
    source: { kind: 'web', url: 'https://cdn.example/a b.jpg?w=1' },
  });
});

test('the same model has one name', () => {
  const [plain, padded] = ['7', '0007'].map((seed) =>
    parsePictureRequest(`/img/card/phone.slab.pine.front.${seed}.webp`),
  );
  expect(padded).toEqual(plain);
});

test.each([
  '/img/poster/phone.slab.pine.front.17.webp',
  '/img/constructor/phone.slab.pine.front.17.webp',
  '/img/__proto__/phone.slab.pine.front.17.webp',
  '/img/card/phone.slab.pine.front.17.png',
  '/img/card/phone.slab.pine.front.17',
  '/img/card/phone.round.pine.front.17.webp',
  '/img/card/ship.slab.pine.front.17.webp',
  '/img/card/phone.slab.pine.front.17.webp?d=3',
  '/img/card/phone.slab.pine.front.17.webp?d=',
  '/img/card/phone.slab.pine.front.17.webp/more',
  '/img/card/',
  '/img/card',
  '/img/',
  '/img/card/%E0%A4%A',
  '/img/card/..%2F..%2Fetc%2Fpasswd',
  '/img/card/..%2F..%2Fetc%2Fpasswd.webp',
  '/img/card/phone.slab.pine.front.17%00.webp',
  '/img/card/file%3A%2F%2F%2Fetc%2Fpasswd',
  '/img/card/ftp%3A%2F%2Fcdn.example%2Fa.jpg',
  '/img/card/data%3Aimage%2Fpng%3Bbase64%2CAAAA',
  `/img/card/https%3A%2F%2Fcdn.example%2F${'a'.repeat(3_000)}`,
])('R-IMG-06 %s names no picture', (address) => {
  expect(parsePictureRequest(address)).toBeNull();
});
