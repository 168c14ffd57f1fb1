const AT = '2026-11-26T10:00:00-05:00';

const CART = { en: 'Cart', lt: 'Krepšelis', lv: 'Grozs', ee: 'Ostukorv' };
const COUNT = {
  en: '{count, plural, one {# item} other {# items}}',
  lt: '{count, plural, one {# prekė} few {# prekės} many {# prekės} other {# prekių}}',
  lv: '{count, plural, zero {# preču} one {# prece} other {# preces}}',
  ee: '{count, plural, one {# toode} other {# toodet}}',
};

const inAll = (texts: typeof CART, changed: string) =>
  Object.entries(texts).map(([locale, text]) => ({ locale, text, is_changed: locale === changed }));

export const someTexts = {
  texts: [
    { key: 'cart.title', library: 'feature-cart', in: inAll({ ...CART, lt: 'Pirkiniai' }, 'lt') },
    { key: 'cart.count', library: 'feature-cart', in: inAll(COUNT, '') },
  ],
  ...{ total: 102, page: 2, pages: 3, libraries: ['app-shell', 'feature-cart', 'feature-checkout'] },
};

export const aText = {
  text: {
    ...{ key: 'cart.count', library: 'feature-cart', folders: ['libs/feature-cart/src/cart-page'] },
    ...{ brands: ['ae'], places: ['{count, plural}'] },
    stories: [{ title: 'Pages/Cart', url: 'https://stories.shop.example/?path=/story/pages-cart--full' }],
    in: Object.entries(COUNT).map(([locale, compiled]) => ({
      ...{
        locale,
        compiled,
        changed: locale === 'en' ? '{count, plural, one {# good} other {# goods}}' : null,
      },
      ...{ changed_at: locale === 'en' ? AT : null, longest: 240 },
      forms: [...compiled.matchAll(/(\w+) \{#/g)].map(([, form]) => form),
    })),
  },
};

export const aTextImport = {
  ...{ locale: 'lt', is_accepted: false, accepted: 1, unchanged: 66, refused: 2 },
  units: [
    { key: 'cart.title', outcome: 'accepted', now: 'Krepšelis', text: 'Pirkiniai', reason: null },
    {
      ...{ key: 'cart.count', outcome: 'refused', now: COUNT.lt, text: '{count, plural, one {#} other {#}}' },
      reason: { code: 'text.form_missing', what: 'few, many' },
    },
    {
      ...{ key: 'cart.away', outcome: 'refused', now: '', text: 'Išvykę' },
      reason: { code: 'text.unknown_key', what: '' },
    },
  ],
};
