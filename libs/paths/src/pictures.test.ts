import { describe, expect, test } from 'vitest';
import { PICTURE_PRESETS, pictureSources, pictureUrl, pictureViews, type PicturePreset } from './pictures.ts';

const phone = 'phone.slab.pine.front.17';

describe('addresses of pictures', () => {
  test('R-IMG-01 a recipe and its preset form the address', () => {
    expect(pictureUrl(phone, 'card')).toBe('/img/card/phone.slab.pine.front.17.webp');
  });

  test('R-IMG-03 a picture comes in densities 1 and 2', () => {
    expect(pictureUrl(phone, 'card', 2)).toBe('/img/card/phone.slab.pine.front.17.webp?d=2');
    expect(pictureSources(phone, 'card')).toEqual({
      src: '/img/card/phone.slab.pine.front.17.webp',
      srcSet: '/img/card/phone.slab.pine.front.17.webp 1x, /img/card/phone.slab.pine.front.17.webp?d=2 2x',
      width: 320,
      height: 320,
    });
  });

  test('R-IMG-03 the densities become widths where an image is narrower than its preset', () => {
    expect(pictureSources(phone, 'card', '45vw')).toEqual({
      src: '/img/card/phone.slab.pine.front.17.webp',
      srcSet:
        '/img/card/phone.slab.pine.front.17.webp 320w, /img/card/phone.slab.pine.front.17.webp?d=2 640w',
      sizes: '45vw',
      width: 320,
      height: 320,
    });
  });

  test('R-IMG-04 the hero is 800 high in quality 75', () => {
    expect(PICTURE_PRESETS.hero).toMatchObject({ height: 800, quality: 75 });
  });

  test('R-IMG-06 an unknown preset or provider throws', () => {
    expect(() => pictureUrl(phone, 'poster' as PicturePreset)).toThrow(RangeError);
    expect(() => pictureUrl('ftp://pictures.example/1.png', 'card')).toThrow(RangeError);
    expect(() => pictureUrl('constructor', 'toString' as PicturePreset)).toThrow(RangeError);
  });

  test('a picture of the web is one path segment', () => {
    expect(pictureUrl('https://cdn.example/a b.jpg', 'card')).toBe(
      '/img/card/https%3A%2F%2Fcdn.example%2Fa%20b.jpg',
    );
  });

  test('a photograph of the shop’s folder is one path segment', () => {
    expect(pictureUrl('photos/boots/red-1.JPG', 'card')).toBe('/img/card/photos%2Fboots%2Fred-1.JPG');
    expect(pictureViews('photos/boots/red-1.jpg')).toEqual(['photos/boots/red-1.jpg']);
  });

  test.each([
    'photos/../a.jpg',
    'photos//a.jpg',
    'photos/.a.jpg',
    'photos/a.svg',
    'photos/a',
    'a.jpg',
    '/photos/a.jpg',
  ])('%s is not a photograph of the folder', (source) => {
    expect(() => pictureUrl(source, 'card')).toThrow(RangeError);
  });

  test('a drawn product shows three views, a photograph itself', () => {
    expect(pictureViews(phone)).toEqual([
      'phone.slab.pine.front.17',
      'phone.slab.pine.angle.17',
      'phone.slab.pine.detail.17',
    ]);
    expect(pictureViews('https://cdn.example/a.jpg')).toEqual(['https://cdn.example/a.jpg']);
  });
});
