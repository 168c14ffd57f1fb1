import type { Product } from '@shop/contracts/catalogue';
import { pictureViews } from '@shop/paths';
import { doorPrices, fractionLeft } from './showcase-items.ts';
import { inColour, SHOWCASE_COLOURS, wordsIn, type ShowcaseProduct } from './showcase.ts';

const cents = (amount: number) => Math.round(amount * 100) / 100;

const door = (price: number) => {
  const { air, sea } = doorPrices(price);
  const lines = (total: number) => {
    const vat = cents(price * 0.21);
    const freight = cents((total - price - vat) * 0.6);
    return [
      { code: 'goods' as const, amount: price },
      { code: 'freight' as const, amount: freight },
      { code: 'clearance' as const, amount: cents(total - price - vat - freight) },
      { code: 'vat' as const, amount: vat },
    ];
  };
  return { air: { ...air, lines: lines(air.total) }, sea: { ...sea, lines: lines(sea.total) } };
};

const variantsOf = (one: ShowcaseProduct): Product['variants'] => {
  const { id, recipe, price, oldPrice } = one;
  return SHOWCASE_COLOURS.map(({ slug }, place) => ({
    id: id * 10 + place,
    sku: `SHOW-${id}-${slug.toUpperCase()}`,
    attributes: { colour: slug },
    price,
    old_price: oldPrice,
    discount_percentage: fractionLeft(one),
    lowest_price: oldPrice,
    // The last colour is always sold out, so that every page has a sold-out one.
    max_quantity: place === SHOWCASE_COLOURS.length - 1 ? 0 : 5,
    images: pictureViews(inColour(recipe, slug)).map((source) => ({ source, alt: '' })),
    delivered: door(price),
  }));
};

const COLOUR = { en: 'Colour', lt: 'Spalva', lv: 'Krāsa', ee: 'Värv' };

const DESCRIPTION = {
  en: 'Forty hours on one charge, and a hinge that survives a rucksack. Made for people who travel with one bag.',
  lt: 'Keturiasdešimt valandų vienu įkrovimu ir vyris, kuris atlaiko kuprinę. Tiems, kurie keliauja su vienu krepšiu.',
  lv: 'Četrdesmit stundas ar vienu uzlādi un eņģe, kas iztur mugursomu. Tiem, kas ceļo ar vienu somu.',
  ee: 'Nelikümmend tundi ühe laadimisega ja hing, mis peab vastu seljakotis. Neile, kes reisivad ühe kotiga.',
};

const BATTERY = {
  en: 'Contains a lithium-ion battery. Do not open, crush or heat it.',
  lt: 'Yra ličio jonų baterija. Jos neardykite, netraiškykite ir nekaitinkite.',
  lv: 'Satur litija jonu akumulatoru. Neatveriet, nesaspiediet un nekarsējiet to.',
  ee: 'Sisaldab liitiumioonakut. Ärge avage, muljuge ega kuumutage seda.',
};

/** One of the goods as its page's answer. */
export const showcaseProduct = (one: ShowcaseProduct, locale: string): Product => ({
  id: one.id,
  slug: one.slug,
  status: 'active',
  name: wordsIn(one.words, locale),
  manufacturer: one.manufacturer,
  manufacturer_slug: one.manufacturer.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  description: wordsIn(DESCRIPTION, locale),
  category_id: null,
  breadcrumbs: [],
  options: [
    {
      key: 'colour',
      name: wordsIn(COLOUR, locale),
      values: SHOWCASE_COLOURS.map(({ slug, hex, words }) => ({
        slug,
        name: wordsIn(words, locale),
        swatch: hex,
      })),
    },
  ],
  variants: variantsOf(one),
  specification: [
    { name: 'SKU', value: `SHOW-${one.id}` },
    { name: 'Bluetooth', value: '5.3' },
    { name: 'USB', value: 'C, 2.0' },
  ],
  weight_g: 620,
  sides_mm: [200, 180, 90],
  safety: {
    maker: {
      name: one.manufacturer,
      address: '184 Harbor Avenue, Portland, ME 04101, USA',
      email: 'safety@maker.example',
    },
    responsible: {
      name: 'Kuršmarės atitiktis UAB',
      address: 'Minijos g. 184, LT-93269 Klaipėda, Lithuania',
      email: 'safety@kursmares.example',
    },
    warnings: [wordsIn(BATTERY, locale)],
  },
  guarantee_years: 2,
});
