import type { PageProduct } from '@shop/domain/quotes';
import { shopPages } from '@shop/emulators/shop-pages';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const ADDRESSES: Readonly<Record<string, string>> = {
  'several-products': 'https://pens.example/p/fountain',
};

/** What each saved page says, and what it leaves open. */
const SHAPES: Readonly<Record<string, Partial<PageProduct>>> = {
  'shopify-field': {
    ...{ title: 'Field Jacket', price: 129, currency: 'USD', isAvailable: true, weightG: 1_200 },
    pictures: ['https://field.example/cdn/jacket-1.jpg', 'https://field.example/cdn/jacket-2.jpg'],
    categories: ['Jackets'],
  },
  'shopify-pots': {
    ...{ title: 'Enamel Pot', price: null, hasManyPrices: true, currency: 'USD', weightG: 2_300 },
    variants: [
      { name: '2 l', price: 45, isAvailable: true },
      { name: '4 l', price: 62, isAvailable: true },
    ],
    categories: ['Cookware'],
  },
  'shopify-meta': { title: 'Trail Sock', price: 18, currency: 'USD' },
  'woo-simple': {
    ...{ title: 'Walnut Board', price: 38, currency: 'USD', isAvailable: true, weightG: 998 },
    categories: ['Home', 'Kitchen', 'Walnut Board'],
  },
  'woo-variable': {
    ...{ title: 'Linen Apron', price: null, hasManyPrices: true, currency: 'USD', isAvailable: true },
    pictures: ['https://woo-variable.example/uploads/apron.jpg'],
    weightG: 318,
    variants: [
      { name: 'Small', price: 18, isAvailable: true },
      { name: 'Large', price: 26, isAvailable: true },
    ],
  },
  'magento-microdata': { title: 'Desk Lamp', price: 59.95, currency: 'USD', isAvailable: true },
  'magento-init': { title: 'Canvas Tote', price: 34, currency: 'USD' },
  salesforce: { title: 'Wool Scarf', price: 79.5, currency: 'USD', isAvailable: true },
  'salesforce-no-ld': { title: 'Silk Tie', price: 49, currency: 'USD', isAvailable: true },
  'graph-references': {
    ...{ title: 'Camp Mug', price: 16, currency: 'USD', weightG: 350, isAvailable: true },
    pictures: ['https://camp.example/mug.jpg'],
  },
  'aggregate-one': { title: 'Garden Hose', price: 24.99, currency: 'USD', hasManyPrices: false },
  'aggregate-range': { title: 'Gaming Chair', price: null, hasManyPrices: true, currency: 'USD' },
  'aggregate-nested': {
    ...{ title: 'Yoga Mat', price: null, hasManyPrices: true, currency: 'USD', isAvailable: true },
    variants: [
      { name: 'Green', price: 30, isAvailable: true },
      { name: 'Black', price: 35, isAvailable: false },
    ],
  },
  'product-group': {
    ...{ title: 'Trail Shoe', price: null, hasManyPrices: true, weightG: 953, isAvailable: true },
    variants: [
      { name: 'Grey, 42', price: 110, isAvailable: true },
      { name: 'Grey, 44', price: 120, isAvailable: false },
    ],
    categories: ['Shoes', 'Running'],
  },
  'offers-same': { title: 'Oxford Shirt', price: 55, currency: 'USD', isAvailable: true },
  'microdata-weight': { title: 'Cast Iron Skillet', price: 42, currency: 'USD', weightG: 2_495 },
  rdfa: { title: 'Brass Compass', price: 27.5, currency: 'EUR' },
  'open-graph': {
    ...{ title: 'Storm Lantern', price: 64, currency: 'USD', isAvailable: true, weightG: 1_400 },
    pictures: ['https://lantern.example/l.jpg'],
  },
  'title-only': { title: 'Blue Vase', price: null, currency: null, weightG: null },
  'broken-commas': { title: 'Tin Robot', price: 21, currency: 'USD' },
  'broken-newline': { title: 'Wind Chime', price: 33, currency: 'USD' },
  'broken-cdata': { title: 'Brass Bell', price: 19.9, currency: 'USD' },
  'broken-beyond-repair': { title: 'Paper Kite', price: null },
  entities: { title: 'Salt & Pepper Set', price: 25 },
  'decimal-comma': { title: 'Kaffeemaschine', price: 1_299, currency: 'EUR', isAvailable: true },
  'pounds-sterling': { title: 'Tea Cosy', price: 14, currency: 'GBP' },
  'next-data': {
    ...{ title: 'Ceramic Bowl', price: 28, currency: 'USD', isAvailable: true, weightG: 900 },
    pictures: ['https://bowl.example/b.jpg'],
  },
  'state-assignment': { title: 'Rain Boots', price: 48, currency: 'USD', isAvailable: true },
  'shipping-and-sold-out': {
    ...{ title: 'Record Player', price: 189, isAvailable: false, weightG: 5_200, sellerShipping: 9.5 },
  },
  'free-shipping': { title: 'Note Book', price: 9, sellerShipping: 0 },
  related: { title: 'Wall Clock', price: 45 },
  'several-products': { title: 'Fountain Pen', price: 75 },
  'list-price': { title: 'Travel Bag', price: 110, currency: 'USD' },
  'weight-table': { title: 'Chess Set', price: 60, weightG: 1_022 },
  'weight-property': { title: 'Tool Box', price: 85, weightG: 5_444 },
  'call-for-price': { title: 'Grand Piano', price: null },
  'zero-price': { title: 'Gift Sample', price: null },
  unclosed: { title: 'Copper Kettle', price: 66, currency: 'USD' },
  article: { title: 'Ten kettles we like', price: null },
  'script-in-title': { title: 'Mirror alert(1)', price: 70, pictures: ['https://mirror.example/m.jpg'] },
  'other-dollars': { title: 'Maple Spoon', price: null, currency: null },
  empty: { title: null, price: null, pictures: [] },
};

test('every saved page has its expectation', () => {
  expect([...shopPages.keys()].toSorted()).toEqual(Object.keys(SHAPES).toSorted());
});

test.each(Object.entries(SHAPES))('%s', (name, expected) => {
  const address = ADDRESSES[name] ?? `https://${name}.example/p`;
  expect(readPage(shopPages.get(name) ?? '', address)).toMatchObject(expected);
});

test('a chosen variant has its own price and weight', () => {
  const read = (variant: string) =>
    readPage(shopPages.get('shopify-pots') ?? '', `https://pots.example/p?variant=${variant}`);
  expect(read('101')).toMatchObject({ price: 45, weightG: 1_500, hasManyPrices: false });
  expect(read('102')).toMatchObject({ price: 62, weightG: 2_300 });
  const shoes = readPage(shopPages.get('product-group') ?? '', 'https://trail.example/shoe?size=44');
  expect(shoes).toMatchObject({ price: 120, isAvailable: false });
});

test('a page of three megabytes is read in a time that others can wait', () => {
  const offer = '{"@type":"Product","name":"x","offers":{"@type":"Offer","price":"1","priceCurrency":"USD"}}';
  const html = [
    ...Array.from(
      { length: 9_000 },
      (_, at) => `<li itemprop="x" class="a"><a href="/p/${at}">one more</a></li>`,
    ),
    `<script type="application/ld+json">[${Array.from({ length: 10_000 }, () => offer).join(',')}]</script>`,
    `<script>${'a.b = {"price": 1, "name": "y"};'.repeat(30_000)}</script>`,
  ].join('\n');
  const begun = performance.now();
  readPage(html, 'https://large.example/');
  expect(performance.now() - begun).toBeLessThan(3_000);
});

test.each([
  ['elements', `${'<div>'.repeat(50_000)}<title>x`],
  ['lists', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
  ['objects', `<script>window.a = ${'{"a":'.repeat(50_000)}</script>`],
  ['items', `${'<div itemscope itemtype="x" itemprop="y">'.repeat(3_000)}`],
  ['assignments', `<script>${'window.a = {'.repeat(20_000)}</script>`],
  ['commas', `<script type="application/ld+json">${'{"a":1,'.repeat(30_000)}</script>`],
])('hundred thousand %s inside one another harm nothing', (_, html) => {
  const begun = performance.now();
  expect(readPage(html, 'https://deep.example/').price).toBeNull();
  expect(performance.now() - begun).toBeLessThan(3_000);
});
