import { expect, test } from 'vitest';
import { faultsOfPage, pricesOf, type Defaults } from './faults-of-page.ts';
import { nameOf, type Marks } from './marked-visitor.ts';

const MINE: Marks = { name: nameOf(7), pieces: 3, currencyId: 2, countryId: 3, method: 'sea' };
const DEFAULTS: Defaults = { currency: 'EUR', defaultCountryId: 1, methods: ['air', 'sea'] };
const PRICE = '$19.90';

const pageOf = (
  { name, pieces, currencyId, countryId, method }: Marks,
  { more = '', price = PRICE } = {},
) => {
  const cart = { count: pieces, currency: currencyId === 2 ? 'USD' : 'EUR', shipping_method: method };
  const entries = [[['visitor'], { first_name: name, cart }]];
  return {
    status: 200,
    html: [
      '<html lang="en">',
      `${name ? `Hello, ${name}` : ''}<a aria-label="Cart: ${pieces} items, $9.00">${more}`,
      `<main><b>${price}</b></main>`,
      `<script id="page-state">${JSON.stringify({ currencyId, countryId, shippingMethod: method })}</script>`,
      `<script id="visitor-state">${JSON.stringify({ entries })}</script>`,
    ].join(''),
  };
};
const wanted = { marks: MINE, defaults: DEFAULTS, prices: PRICE };

test('a visitor’s own page has no fault', () => {
  expect(faultsOfPage(pageOf(MINE), wanted)).toEqual([]);
});

test.each<[string, Partial<Marks>]>([
  ['name', { name: nameOf(8) }],
  ['pieces', { pieces: 4 }],
  ['currency', { currencyId: 1 }],
  ['market', { countryId: 2 }],
  ['method of the page', { method: 'air' }],
])('a page with another %s is found', (what, others) => {
  expect(faultsOfPage(pageOf({ ...MINE, ...others }), wanted).join()).toContain(what);
});

test('a price that a guest with the same choices does not have is found', () => {
  expect(faultsOfPage(pageOf(MINE, { price: '$18.00' }), wanted)).toEqual([
    `prices: $18.00 instead of ${PRICE}`,
  ]);
});

test('prices are those of the page itself, in each currency', () => {
  expect(pricesOf('€1 <main>€12.34, AED 1,250.00 and $3</main> €2')).toBe('€12.34, AED 1,250.00 $3');
});

test('prices and pieces are read in other languages as well', () => {
  expect(pricesOf('<main>1 234,56 € už 2 vnt.</main>')).toBe('1 234,56 €');
  const page = pageOf(MINE);
  const html = page.html.replace('lang="en"', 'lang="lt"').replace('Cart: 3 items', 'Krepšelis: 4 prekės');
  expect(faultsOfPage({ ...page, html }, wanted)).toEqual(['pieces said: 4 instead of 3']);
});

test('a name of another visitor is found anywhere in a page', () => {
  expect(faultsOfPage(pageOf(MINE, { more: nameOf(9) }), wanted)).toEqual([
    `name: ${nameOf(9)} instead of ${nameOf(7)}`,
  ]);
});

test('a guest’s page shows no name', () => {
  expect(faultsOfPage(pageOf(MINE), { ...wanted, marks: { ...MINE, name: null } })).not.toEqual([]);
});
