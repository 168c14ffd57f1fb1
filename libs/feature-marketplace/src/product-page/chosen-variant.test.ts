import type { Product } from '@shop/data-access';
import { describe, expect, test } from 'vitest';
import { choicesOf, isFromPrice, isSoldOut, selectVariant } from './chosen-variant.ts';

const variant = (id: number, colour: string, size: string, left: number, price = 10) =>
  ({ id, attributes: { colour, size }, max_quantity: left, price }) as unknown as Product['variants'][number];

const shirt = {
  options: [
    { key: 'colour', name: 'Colour', values: ['pine', 'rust'].map((slug) => ({ slug, name: slug })) },
    { key: 'size', name: 'Size', values: ['s', 'm', 'l'].map((slug) => ({ slug, name: slug })) },
  ],
  variants: [
    variant(1, 'pine', 's', 0),
    variant(2, 'pine', 'm', 4),
    variant(3, 'rust', 's', 2),
    variant(4, 'rust', 'm', 0),
    variant(5, 'rust', 'l', 1),
  ],
} as unknown as Product;

const select = (query: string, product = shirt) => {
  const selection = selectVariant(product, new URLSearchParams(query));
  return selection && [selection.variant.id, selection.open];
};

describe('which version a product page shows', () => {
  test('R-QRY-02 the one that the address names', () => {
    expect(select('productVariant=4')).toEqual([4, []]);
  });
  test('without a valid name, the first that can be bought, with its size still open', () => {
    for (const asked of ['', 'productVariant=', 'productVariant=99', 'productVariant=abc'])
      expect(select(asked)).toEqual([2, ['size']]);
  });
  test('without a name the cheapest that can be bought, as on its card', () => {
    const variants = [
      variant(1, 'pine', 's', 0, 5),
      variant(2, 'pine', 'm', 4, 30),
      variant(3, 'rust', 's', 2, 20),
    ];
    expect(select('', { ...shirt, variants })).toEqual([3, ['size']]);
  });
  test('a version may be shown for its colour while the size is open', () => {
    expect(select('productVariant=3&choose=size')).toEqual([3, ['size']]);
    expect(select('productVariant=3&choose=all')).toEqual([3, ['size']]);
    expect(select('productVariant=3&choose=weight')).toEqual([3, []]);
  });
  test('an option that all versions share needs no choice, and neither does a single version', () => {
    const onlyColours = [variant(1, 'pine', 's', 1), variant(2, 'rust', 's', 1)];
    expect(select('', { ...shirt, variants: onlyColours })).toEqual([1, []]);
    expect(select('', { ...shirt, variants: onlyColours.slice(0, 1) })).toEqual([1, []]);
  });
  test('a product without stock is sold out', () => {
    expect(isSoldOut(shirt)).toBe(false);
    expect(isSoldOut({ ...shirt, variants: [variant(1, 'pine', 's', 0)] })).toBe(true);
  });
});

describe('the price while an option is open', () => {
  const phone = { ...shirt, variants: [variant(1, 'pine', 's', 1, 10), variant(2, 'pine', 'm', 1, 12)] };
  const isFrom = (query: string, product = phone) =>
    isFromPrice(product, selectVariant(product, new URLSearchParams(query))!);
  test('"from", when possible versions cost more', () => {
    expect(isFrom('')).toBe(true);
    expect(isFrom('productVariant=1')).toBe(false);
    expect(isFrom('', shirt)).toBe(false);
  });
  test('a dearer version that is sold out does not count', () => {
    const variants = [variant(1, 'pine', 's', 1, 10), variant(2, 'pine', 'm', 0, 12)];
    expect(isFrom('', { ...shirt, variants })).toBe(false);
  });
});

describe('the result of a choice', () => {
  const chosen = { variant: variant(2, 'pine', 'm', 4), open: [] as string[] };
  const by = (key: string, selection = chosen) =>
    choicesOf(shirt, key, selection).map((one) => [one.slug, one.variant.id, one.isLeft]);

  test('another colour keeps the size where it exists', () => {
    expect(by('colour')).toEqual([
      ['pine', 2, true],
      ['rust', 4, false],
    ]);
  });
  test('sizes sold out in this colour differ from those that it never had', () => {
    expect(by('size')).toEqual([
      ['s', 1, false],
      ['m', 2, true],
      ['l', 5, false],
    ]);
  });
  test('while the size is open another colour chooses none, and no size is the chosen one', () => {
    const open = { ...chosen, open: ['size'] };
    expect(by('colour', open)).toEqual([
      ['pine', 2, true],
      ['rust', 3, true],
    ]);
    expect(choicesOf(shirt, 'colour', open).map((one) => one.open)).toEqual([['size'], ['size']]);
    expect(choicesOf(shirt, 'size', open).map((one) => [one.isChosen, one.open])).toEqual([
      [false, []],
      [false, []],
      [false, []],
    ]);
  });
});
