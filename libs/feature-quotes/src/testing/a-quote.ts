import type {
  Quote,
  QuoteCourier,
  QuoteLine,
  QuoteOffer,
  QuoteSummary,
  ReadItem,
} from '@shop/contracts/quotes';

const SENT = '2026-11-20T10:02:00-05:00';

export const QUOTE_SLUG = 'Q'.repeat(22);

export const aLine = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{
    id: 1,
    url: 'https://mugs.example/p/blue',
    store: 'mugs.example',
    title: 'Blue mug',
    options: 'Large',
  },
  ...{ quantity: 2, price: 12.5, currency: 'USD', category_id: 7, weight_kg: null, sides_cm: null },
  picture_key: null,
  seller_shipping: null,
  restriction: null,
  ...changes,
});

export const aReadItem = (changes: Partial<ReadItem> = {}): ReadItem => ({
  ...{ title: 'Blue mug', price: 12.5, currency_id: 2, category_id: 7, weight_kg: 0.4, picture: null },
  ...{ seller_shipping: null, is_available: true, has_many_prices: false, variants: [] },
  ...changes,
});

export const someKinds = () => [
  { category_id: 7, name: 'Cups and mugs', group: 'Home', weight_kg: 0.4 },
  { category_id: 8, name: 'Shoes', group: 'Clothes', weight_kg: 1.1 },
];

export const anOffer = (changes: Partial<QuoteOffer> = {}): QuoteOffer => ({
  ...{ version: 1, shipping_method: 'air', country_id: 1, days_from: 6, days_to: 9 },
  ...{ subtotal: 23.46, shipping: 17.3, shipping_discount: 1.2, delivery: 3.4, total: 42.96 },
  breakdown: [
    { code: 'goods', amount: 23.46 },
    { code: 'freight', amount: 6.2 },
    { code: 'clearance', amount: 1.5 },
    { code: 'duty', amount: 3 },
    { code: 'vat', amount: 6.6 },
  ],
  created_at: SENT,
  valid_until: '2026-11-27T10:02:00-05:00',
  lines: [
    { title: 'Blue mug', quantity: 2, unit_price: 11.73, weight_kg: 0.4, weight_range_kg: [0.25, 0.7] },
  ],
  ...changes,
});

const A_POINT = { parcelshop_id: 'PA-1001', name: 'Akropolis', address: 'Ozo g. 25', city: 'Vilnius' };

/** The cheapest is to a pickup point, and is in the price of `anOffer`. */
export const someCouriers = (): QuoteCourier[] => [
  {
    ...{ id: 2, name: 'Parcelnet', type: 'pickup', fee: 3.4, total: 42.96 },
    pickup_points: [{ ...A_POINT, zip: '07150', opening_hours: '09:00-20:00' }],
  },
  { id: 3, name: 'Northway', type: 'courier', fee: 5.4, total: 44.96, pickup_points: [] },
];

export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  ...{ slug: QUOTE_SLUG, number: 'QU100184', state: 'offered', currency: 'EUR', shipping_method: 'air' },
  ...{ country_id: 1, note: '', lines: [aLine()], offers: [anOffer()], question: null, is_guest: true },
  valid_until: '2026-11-27T10:02:00-05:00',
  timeline: [
    { state: 'submitted', note: '', at: SENT },
    { state: 'offered', note: '', at: SENT },
  ],
  payable_slug: null,
  ...changes,
});

export const aSummary = (changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  ...{ slug: QUOTE_SLUG, number: 'QU100184', state: 'offered', items_count: 3, title: 'Blue mug' },
  ...{ total: 42.96, currency: 'EUR', submitted_at: SENT, valid_until: '2026-11-27T10:02:00-05:00' },
  ...changes,
});
