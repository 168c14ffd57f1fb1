import { catalogueContract, productContract, type ListingRequest } from '@shop/contracts/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '@shop/commerce-kit/testing';
import { noVisitors } from '@shop/commerce-kit/visitor';
import { createPrices } from '@shop/commerce-prices';
import { createTariffs } from '@shop/commerce-tariff';
import { createCatalogueModule } from './catalogue.module.ts';
import { layOutShop, putOnShelves } from './testing.ts';

const shop = await createTestServer((deps) => {
  const prices = createPrices({ ...deps, tariffs: createTariffs(deps) });
  return { visitors: noVisitors, routes: [createCatalogueModule({ ...deps, prices }).routes] };
});
afterAll(() => shop.close());

const ask: ListingRequest = { locale: 'en', params: {}, categoryId: null, limit: 48, offset: 0 };
const cards = async (params: ListingRequest['params'] = {}, brand = 'lt') =>
  (await shop.call(catalogueContract.listing, { body: { ...ask, params }, brand })).body.items;
const productOf = async (slug: string, { brand = 'lt', locale = 'en' } = {}) =>
  (await shop.call(productContract.product, { body: { slug, locale }, brand })).body.product;

const RESPONSIBLE = { name: 'Answer OÜ', address: 'Sadama 1, Tallinn, Estonia', email: 'a@answer.example' };

beforeAll(async () => {
  const { db } = shop;
  await layOutShop(db);
  await putOnShelves(db, [
    {
      slug: 'cream',
      price: 20,
      variants: [
        { size: 's', price: 20 },
        { size: 'm', price: 30 },
      ],
    },
    { slug: 'phone', brand: 'tonfeld' },
  ]);
  const variants = await db.selectFrom('product_variant').selectAll().orderBy('id').execute();
  await db
    .insertInto('variant_content')
    .values([
      { variant_id: variants[0]!.id, amount: 50, unit: 'ml' },
      { variant_id: variants[1]!.id, amount: 160, unit: 'ml' },
    ])
    .execute();
  const [person] = await db.insertInto('responsible_person').values(RESPONSIBLE).returning('id').execute();
  await db
    .updateTable('manufacturer')
    .set({
      address: 'Mill Road 1, Dover, USA',
      email: 'safety@kestrel.example',
      responsible_person_id: person!.id,
    })
    .where('slug', '=', 'kestrel')
    .execute();
  await db
    .insertInto('warning')
    .values([
      { id: 1, slug: 'heat' },
      { id: 2, slug: 'eyes' },
    ])
    .execute();
  await db
    .insertInto('warning_text')
    .values([
      { warning_id: 1, language_id: 1, text: 'Keep away from heat.' },
      { warning_id: 1, language_id: 2, text: 'Laikykite atokiau nuo karščio.' },
      { warning_id: 2, language_id: 1, text: 'Keep away from eyes.' },
    ])
    .execute();
  const { id: product_id } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'cream')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_warning')
    .values([
      { product_id, warning_id: 2 },
      { product_id, warning_id: 1 },
    ])
    .execute();
});

/** The price of a litre in cents, by an arithmetic of its own. */
const litre = (total: number, millilitres: number) =>
  Number((BigInt(Math.round(total * 100)) * 2_000n + BigInt(millilitres)) / BigInt(2 * millilitres)) / 100;

test('goods sold by measure show the delivered price of a litre by each method', async () => {
  const { variants } = await productOf('cream');
  const held = [50, 160];
  for (const [at, { content, delivered }] of variants.entries()) {
    expect(content).toEqual({
      ...{ amount: held[at], unit: 'ml' },
      price: { air: litre(delivered.air.total, held[at]!), sea: litre(delivered.sea.total, held[at]!) },
    });
  }
});

test('a card shows the price of a litre of its version', async () => {
  const { variants } = await productOf('cream');
  const shownBy = async (params: ListingRequest['params']) =>
    (await cards(params)).find(({ slug }) => slug === 'cream')?.content;
  expect(await shownBy({})).toEqual(variants[0]?.content);
  expect(await shownBy({ 'f.additional_field_2': 'm' })).toEqual(variants[1]?.content);
});

test('goods sold by the piece have no such price, on the page and on the card', async () => {
  expect((await productOf('phone')).variants.map(({ content }) => content)).toEqual([null]);
  expect((await cards()).find(({ slug }) => slug === 'phone')?.content).toBeNull();
});

test('a product names its maker, the responsible person in the EU, and warnings in the requested language', async () => {
  const maker = {
    name: 'Kestrel Audio',
    address: 'Mill Road 1, Dover, USA',
    email: 'safety@kestrel.example',
  };
  expect(await productOf('cream')).toMatchObject({
    guarantee_years: 2,
    safety: { maker, responsible: RESPONSIBLE, warnings: ['Keep away from heat.', 'Keep away from eyes.'] },
  });
  const { safety } = await productOf('cream', { locale: 'lt' });
  expect(safety?.warnings).toEqual(['Laikykite atokiau nuo karščio.', 'Keep away from eyes.']);
});

test('a maker without an address is not named as a contact', async () => {
  expect((await productOf('phone')).safety).toEqual({ maker: null, responsible: null, warnings: [] });
});

test('a market outside the EU has none of these duties', async () => {
  const { safety, guarantee_years, variants } = await productOf('cream', { brand: 'ae' });
  expect([safety, guarantee_years]).toEqual([null, null]);
  expect(variants.map(({ content }) => content)).toEqual([null, null]);
  expect((await cards({}, 'ae')).map(({ content }) => content)).toEqual([null, null]);
});
