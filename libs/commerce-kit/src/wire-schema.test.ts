import { catalogueContract } from '@shop/contracts/catalogue';
import fastJson from 'fast-json-stringify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toWriterSchema } from './wire-schema.ts';

const written = (schema: z.ZodMiniType, value: unknown) =>
  JSON.parse(fastJson(toWriterSchema(schema))(value));

test('an answer loses whatever the contract does not name', () => {
  const schema = z.object({ id: z.int(), name: z.nullable(z.string()) });
  expect(written(schema, { id: 1, name: null, secret: 'x' })).toEqual({ id: 1, name: null });
});

test('a field may be called like a keyword', () => {
  const schema = z.object({ format: z.string(), items: z.array(z.nullable(z.object({ a: z.number() }))) });
  const value = { format: 'a', items: [null, { a: 1.25 }] };
  expect(written(schema, value)).toEqual(value);
});

test('a choice of constants, a map and an absent field are written as they are', () => {
  const schema = z.object({
    type: z.union([z.literal(1), z.literal(2)]),
    rates: z.record(z.string(), z.number()),
    colour: z.optional(z.string()),
  });
  expect(written(schema, { type: 2, rates: { EUR: 0.92 } })).toEqual({ type: 2, rates: { EUR: 0.92 } });
});

test('the listing is written without running a validator over every product', () => {
  expect(JSON.stringify(toWriterSchema(catalogueContract.listing.answer))).not.toContain('anyOf');
});

test('the category tree is written to its leaves', () => {
  const leaf = {
    id: 2,
    slug: 'a/b',
    name: 'B',
    parent_id: 1,
    position: 0,
    pageTitle: '',
    filterable_additional_fields: [3],
    display_in_marketplace: true,
    children: [],
  };
  const tree = [{ ...leaf, id: 1, parent_id: null, children: [{ ...leaf, children: [leaf] }] }];
  expect(written(catalogueContract.categories.answer, tree)).toEqual(tree);
});
