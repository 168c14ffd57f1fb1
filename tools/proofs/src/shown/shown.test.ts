import { expect, test } from 'vitest';
import { centsIn, currenciesIn } from './amounts.ts';
import { cardsOf } from './cards.ts';
import { readCartPage } from './cart-page.ts';
import { readProductPage } from './product-page.ts';
import { readReviewPage } from './review-page.ts';

test('amounts are read as English writes them, also with small hundredths', () => {
  expect(centsIn('€44.81, <s>$1,142.60</s> AED\u00a07.05, 12.50')).toEqual([4481, 114_260, 705]);
  expect(centsIn('<span>€627<span>.86</span></span>')).toEqual([62_786]);
  expect(currenciesIn('$1 <main>€2.00 and AED 3.00</main> $4')).toBe('AED and EUR');
});

test('a card shows its price now, not the one before, and the one by the other method', () => {
  const reduced = `<article><h3 class="n"><a href="/en/p/shirt?choose=all">Shirt for €9.99</a></h3>
    <p>from €44.81<s>€46.48</s></p><p>Lowest of the 30 days before: €46.48</p>
    <div><p>By air, 6–9 days</p><p><i role="img" aria-label="Sea"></i>32–40 days<b>€27.59</b></p></div></article>`;
  const soldOut = '<article><h3><a href="/en/p/mug">Mug</a></h3><p>€12.00</p><div>Sold out</div></article>';
  expect(cardsOf(`<ul>${reduced}${soldOut}</ul>`)).toEqual([
    { slug: 'shirt', price: 4481, byOther: 2759 },
    { slug: 'mug', price: 1200, byOther: undefined },
  ]);
});

test('a product’s page is read in every place that shows its price', () => {
  const page = `<script type="application/ld+json">{"@graph":[{"@type":"Product","sku":"A1",
      "offers":{"price":44.81,"priceCurrency":"EUR"}}]}</script>
    <main>€1.00<h1>Shirt</h1><span>€44.81</span><s>€46.48</s>
    <button value="air" aria-pressed="true" name="m">Air<span>€44<span>.81</span></span></button>
    <button value="sea" aria-pressed="false" name="m">Sea<span>€27<span>.59</span></span></button>
    <tbody><tr><td>€40.00</td><td>€20.00</td></tr><tr><td>€4.81</td><td>€7.59</td></tr></tbody>
    <tfoot><tr><td>€44.81</td><td>€27.59</td></tr></tfoot></main>`;
  const ways = { air: 4481, sea: 2759 };
  expect(readProductPage(page)).toEqual({
    ...{ price: 4481, ways, total: ways, partsSum: ways },
    offers: new Map([['A1', { price: 44.81, priceCurrency: 'EUR' }]]),
  });
});

test('a cart’s sums are read with their signs, and the parts of its shipping separately', () => {
  const page = `<main><button value="air" aria-pressed="true">€12.00</button><article>Mug €10.00</article>
    <aside><dl><dt>Items</dt><dd>€10.00</dd><dt>Shipping</dt><dd>€3.00</dd><dt>Discount</dt><dd>−€1.00</dd></dl>
    <dl><dt>Freight</dt><dd>€3.00</dd></dl><b>Total</b><span>€12<span>.00</span></span></aside></main>`;
  expect(readCartPage(page)).toEqual({
    ...{ rows: [1000, 300, -100], total: 1200, lines: [1000], parts: [300] },
    ways: { air: 1200, sea: 0 },
  });
});

test('the last step is read with its button, its form and the stated changes', () => {
  const page = `<main><div class="n" role="status"><span></span><div>Mug now costs €9.00 instead of €8.00.</div></div>
    <form><button type="submit" hidden=""></button><input type="hidden" name="key" value="k"/>
    <input type="hidden" name="expected_total" value="12.00"/>
    <button type="submit"><span>Order and pay €12.00</span></button></form>
    <aside><dl><dd>€12.00</dd></dl><b>Total</b>€12.00</aside></main>`;
  expect(readReviewPage(page)).toEqual({
    ...{ rows: [1200], total: 1200, button: 1200 },
    form: { key: 'k', expected_total: '12.00' },
    changes: ['Mug now costs €9.00 instead of €8.00.'],
  });
});
