import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('unpacking returns the packed value, for any JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(unpack(JSON.parse(JSON.stringify(pack(plain))))).toEqual(plain);
    }),
  );
});

test('one empty key differs from no keys', () => {
  expect(unpack(pack({ '': {} }))).toEqual({ '': {} });
});

test('a field without a value is left out, and so are the keys of the second of two like objects', () => {
  const goods = [
    { name: 'Mug', price: 5, brand: undefined },
    { name: 'Cap', price: 9 },
  ];
  expect(pack(goods)).toEqual({ shapes: [['name', 'price']], value: [0, [1, 'Mug', 5], [1, 'Cap', 9]] });
  expect(unpack(pack(goods))).toStrictEqual([
    { name: 'Mug', price: 5 },
    { name: 'Cap', price: 9 },
  ]);
});

test('a built-in property name as a key stays a plain field', () => {
  const hostile: unknown = JSON.parse('{"__proto__":{"isStaff":true}}');
  const back = unpack(pack(hostile)) as { isStaff?: boolean };
  expect(Object.keys(back)).toEqual(['__proto__']);
  expect(back.isStaff).toBeUndefined();
});
