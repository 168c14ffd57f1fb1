import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const sheet = (background: string, height = 20) =>
  sharp({ create: { width: 30, height, channels: 3, background } })
    .png()
    .toBuffer();

test('two equal pictures are the same', async () => {
  expect(await comparePictures(await sheet('#0B4A6F'), await sheet('#0B4A6F'))).toBeUndefined();
});

test('another colour differs in every pixel', async () => {
  expect(await comparePictures(await sheet('#0B4A6F'), await sheet('#C2410C'))).toMatchObject({
    pixels: 600,
  });
});

test('another shade of the same colour differs too', async () => {
  expect(await comparePictures(await sheet('#3730A3'), await sheet('#4730A3'))).toMatchObject({
    pixels: 600,
  });
});

test('a larger picture differs by its additional area', async () => {
  const difference = await comparePictures(await sheet('#ffffff'), await sheet('#ffffff', 25));
  expect(difference?.pixels).toBe(150);
});
