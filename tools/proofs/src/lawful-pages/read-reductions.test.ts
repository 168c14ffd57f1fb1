import { expect, test } from 'vitest';
import { readCards, readLowest } from './read-reductions.ts';

const card = (inner: string) => `<main><article class="card">${inner}</article></main>`;

test('a reduced card is read with its two prices, the lowest one and the percentage', () => {
  const html = card(`<b>−16&nbsp;%</b><a href="/en/p/k7?v=3">K7</a><p>from €1,027.00
    <s><span>before </span>€1,233.00</s></p><p>Lowest of the 30 days before: €1,233.00</p><div>Sea €990.00</div>`);
  expect(readCards(html)).toEqual([
    { slug: 'k7', current: 102_700, struck: 123_300, lowest: 123_300, percent: 16 },
  ]);
});

test('a card without a reduction shows none of them, in any currency', () => {
  expect(readCards(card('<a href="/en/p/k8">K8</a><p>AED\u00a048.40</p>'))).toEqual([
    { slug: 'k8', current: 4_840, struck: null, lowest: null, percent: null },
  ]);
});

test('a product’s page is read by the legally required sentence', () => {
  expect(readLowest('<p>Lowest price of the 30 days before: <b>€80.10</b></p>')).toBe(8_010);
  expect(readLowest('<p>€80.10</p>')).toBeNull();
});
