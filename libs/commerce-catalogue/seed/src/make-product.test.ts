import { parseRecipe } from '@shop/illustrator';
import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from './make-product.ts';
import { priceSteps, shopPrice, type Fate } from './prices.ts';
import { barcodeOf } from './product-variants.ts';
import { LEAVES } from './tree.ts';

const thousand = [...makeProducts(1_000, 1)];
const variants = thousand.flatMap((product) => product.variants);

describe('demo products', () => {
  test('are the same for the same seed, and different for another', () => {
    expect(makeProduct(417, 1)).toEqual(makeProduct(417, 1));
    expect(makeProduct(417, 2)).not.toEqual(makeProduct(417, 1));
  });

  test('fill every category before one is filled twice', () => {
    const categories = thousand.slice(0, LEAVES.length).map(({ category }) => category);
    expect(new Set(categories).size).toBe(LEAVES.length);
  });

  test('have names in four languages, with the model in each', () => {
    for (const { names, descriptions } of thousand) {
      expect(new Set(names).size).toBeGreaterThan(1);
      for (const text of [...names, ...descriptions]) expect(text).not.toMatch(/undefined|\{|\}/);
    }
  });

  test('have an address of words, each unique', () => {
    expect(new Set(thousand.map(({ slug }) => slug)).size).toBe(thousand.length);
    for (const { slug } of thousand) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('are sold in at least one variant, each drawn by a recipe with its own number', () => {
    for (const product of thousand) expect(product.variants.length).toBeGreaterThan(0);
    for (const { picture } of variants) expect(parseRecipe(picture).view).toBe('front');
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(new Set(variants.map(({ barcode }) => barcode)).size).toBe(variants.length);
  });

  test('differ in colour alone within a model', () => {
    for (const { variants: own } of thousand)
      expect(new Set(own.map(({ picture }) => picture.split('.').toSpliced(2, 1).join('.'))).size).toBe(1);
  });

  test('shoes have sizes, phones have storage, creams have volumes', () => {
    const choicesOf = (category: string) =>
      new Set(
        thousand
          .filter((product) => product.category === category)
          .flatMap((product) => product.variants.flatMap(({ attributes }) => Object.keys(attributes))),
      );
    expect(choicesOf('footwear/women/trainers')).toEqual(new Set(['colour', 'size']));
    expect(choicesOf('electronics/phones/smartphones')).toEqual(new Set(['colour', 'storage']));
    expect(choicesOf('cosmetics/face-care/face-creams')).toEqual(new Set(['volume']));
  });

  test('creams, soaps and polishes are sold by measure, candles and phones by the piece', () => {
    const contentsIn = (category: string) =>
      thousand
        .filter((product) => product.category.endsWith(category))
        .flatMap((product) =>
          product.variants.map(({ content, attributes }) => [content, attributes] as const),
        );
    for (const [content, { volume }] of contentsIn('face-care/face-creams'))
      expect([content?.unit, `${content?.amount}ml`]).toEqual(['ml', volume]);
    for (const [content] of contentsIn('body-care/soaps')) expect(content?.unit).toBe('g');
    for (const [content] of contentsIn('make-up/nail-polishes')) expect(content?.unit).toBe('ml');
    for (const category of ['fragrance/scented-candles', 'phones/smartphones', 'make-up/lipsticks'])
      for (const [content] of contentsIn(category)) expect(content).toBeNull();
    for (const category of ['face-creams', 'soaps', 'nail-polishes', 'scented-candles', 'lipsticks'])
      expect(contentsIn(category).length).toBeGreaterThan(0);
  });

  test('variants without a volume in their name have the same volume within a product', () => {
    const soaps = thousand.filter(({ category }) => category.endsWith('/soaps'));
    for (const { variants: own } of soaps)
      expect(new Set(own.map(({ content }) => content?.amount)).size).toBe(1);
    expect(new Set(soaps.map(({ variants: [one] }) => one?.content?.amount)).size).toBeGreaterThan(1);
  });

  test('some are reduced, some sold out, a few without measures', () => {
    const share = (of: number, all: number) => of / all;
    expect(
      share(variants.filter(({ price, steps }) => price < (steps[0]?.price ?? 0)).length, variants.length),
    ).toBeGreaterThan(0.15);
    expect(thousand.some((product) => product.variants.every(({ onHand }) => onHand === 0))).toBe(true);
    expect(thousand.some(({ grams }) => grams === null)).toBe(true);
  });
});

describe('prices', () => {
  test.each([
    [9.4, '9.99'],
    [9.49, '9.49'],
    [34.2, '34.95'],
    [128, '129'],
    [1_143, '1149'],
  ])('%d dollars is written as %s', (dollars, written) => {
    expect(String(shopPrice(dollars) / 10_000)).toBe(written);
  });

  const usual = 1_000_000;
  const stepsOf = (fate: Fate, arrivedDaysAgo = 300) =>
    priceSteps({ usual, reduction: { percent: 20, daysAgo: 10 }, hadAction: false }, fate, arrivedDaysAgo);

  test('a reduced price was higher before, since the product’s arrival', () => {
    expect(stepsOf('runs')).toEqual([
      { daysAgo: 300, price: usual },
      { daysAgo: 10, price: 809_500 },
    ]);
    expect(stepsOf('grew').map(({ daysAgo }) => daysAgo)).toEqual([300, 10, 5]);
    expect(stepsOf('ended').map(({ daysAgo }) => daysAgo)).toEqual([300, 43]);
    expect(stepsOf('raised').map(({ price }) => price)).toEqual([usual, 809_500, usual]);
  });

  test('price changes before the arrival are left out', () => {
    expect(stepsOf('runs', 5)).toEqual([{ daysAgo: 5, price: usual }]);
    expect(stepsOf('runs', 12).map(({ daysAgo }) => daysAgo)).toEqual([12, 10]);
    expect(stepsOf('raised', 12)).toEqual([{ daysAgo: 12, price: usual }]);
    const sameDay = { usual, reduction: { percent: 20, daysAgo: 8 }, hadAction: true };
    expect(priceSteps(sameDay, 'ended', 300).map(({ daysAgo }) => daysAgo)).toEqual([300, 48, 41]);
  });

  test('histories of thousand products go back in time, and each price differs from the one before', () => {
    for (const { steps, price } of variants) {
      expect(steps.at(-1)?.price).toBe(price);
      for (const [at, step] of steps.slice(1).entries()) {
        expect(step.daysAgo).toBeLessThan(steps[at]?.daysAgo ?? 0);
        expect(step.price).not.toBe(steps[at]?.price);
      }
    }
  });
});

test('a barcode ends with its check digit', () => {
  const digits = [...barcodeOf(123_456)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 ? 3 : 1), 0);
  expect([digits.length, sum % 10]).toEqual([13, 0]);
});
