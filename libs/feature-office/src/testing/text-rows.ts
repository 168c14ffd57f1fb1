const AT = '2026-11-26T10:00:00-05:00';

const CART = { en: 'Cart', lt: 'Krepšelis', lv: 'Grozs', ee: 'Ostukorv' };
const COUNT = {
  en: '{count, plural, one {# item} other {# items}}',
  lt: '{count, plural, one {# prekė} few {# prekės} many {# prekės} other {# prekių}}',
  lv: '{count, plural, zero {# preču} one {# prece} other {# preces}}',
  ee: '{count, plural, one {# toode} other {# toodet}}',
};

const inAll = (texts: typeof CART, changed: string) =>
  Object.entries(texts).map(([locale, text]) => ({
    locale,
    text,
    changed_for: locale === changed ? ['', 'ae'] : [],
  }));

export const someTexts = {
  texts: [
    { key: 'cart.title', library: 'feature-cart', in: inAll({ ...CART, lt: 'Pirkiniai' }, 'lt') },
    { key: 'cart.count', library: 'feature-cart', in: inAll(COUNT, '') },
  ],
  ...{ total: 102, page: 2, pages: 3, libraries: ['app-shell', 'feature-cart', 'feature-checkout'] },
  brands: ['ae', 'ee', 'lt'],
};

export const aText = {
  text: {
    ...{ key: 'cart.count', library: 'feature-cart', folders: ['libs/feature-cart/src/cart-page'] },
    brand: '',
    brands: [
      { brand: 'ae', has_words: true, is_changed: false },
      { brand: 'lt', has_words: false, is_changed: true },
    ],
    ...{ places: ['{count, plural}'] },
    stories: [
      {
        ...{ id: 'pages-cart--full', title: 'Pages/Cart', picture: null },
        url: 'https://stories.shop.example/?path=/story/pages-cart--full',
      },
    ],
    in: Object.entries(COUNT).map(([locale, compiled]) => ({
      ...{
        locale,
        compiled,
        without: compiled,
        changed: locale === 'en' ? '{count, plural, one {# good} other {# goods}}' : null,
      },
      ...{ changed_at: locale === 'en' ? AT : null, longest: 240 },
      forms: [...compiled.matchAll(/(\w+) \{#/g)].map(([, form]) => form),
    })),
  },
};

export const aTextImport = {
  ...{ locale: 'lt', brand: '', is_accepted: false, accepted: 1, unchanged: 66, refused: 2 },
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

/** The same text of one brand, where the text for all brands is a changed one. */
export const aTextWithPicture = {
  text: {
    ...aText.text,
    stories: aText.text.stories.map((story) => ({ ...story, picture: { width: 1_280, height: 900 } })),
  },
};

export const aTextOfABrand = {
  text: {
    ...aText.text,
    brand: 'ae',
    in: aText.text.in.map((wording) => ({
      ...wording,
      without: wording.locale === 'en' ? '{count, plural, one {# thing} other {# things}}' : wording.without,
    })),
  },
};
