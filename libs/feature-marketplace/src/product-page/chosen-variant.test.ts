import type { Product } from '@shop/data-access';
import { describe, expect, test } from 'vitest';
import { chooseVariant, choicesOf, isSoldOut } from './chosen-variant.ts';

const variant = (id: number, colour: string, size: string, left: number) =>
  ({ id, attributes: { colour, size }, max_quantity: left }) as unknown as Product['variants'][number];

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

describe('which version a product page shows', () => {
  test('R-QRY-02 the address names it', () => {
    expect(chooseVariant(shirt, '4')?.id).toBe(4);
  });
  test('without a name, or with a wrong one, the first that can be bought', () => {
    for (const asked of [null, '', '99', 'abc']) expect(chooseVariant(shirt, asked)?.id).toBe(2);
  });
  test('a product without any piece left is sold out', () => {
    expect(isSoldOut(shirt)).toBe(false);
    expect(isSoldOut({ ...shirt, variants: [variant(1, 'pine', 's', 0)] })).toBe(true);
  });
});

describe('where a choice leads', () => {
  const chosen = variant(2, 'pine', 'm', 4);
  const by = (key: string) =>
    choicesOf(shirt, key, chosen).map((one) => [one.slug, one.variant.id, one.isLeft]);

  test('another colour keeps the size where there is one', () => {
    expect(by('colour')).toEqual([
      ['pine', 2, true],
      ['rust', 4, false],
    ]);
  });
  test('sizes that are sold out in this colour, or that it never had, are told apart', () => {
    expect(by('size')).toEqual([
      ['s', 1, false],
      ['m', 2, true],
      ['l', 5, false],
    ]);
  });
});
