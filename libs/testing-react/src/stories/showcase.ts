import type { LocaleCode } from '@shop/i18n';

type Words = Readonly<Record<LocaleCode, string>>;

export type ShowcaseProduct = {
  id: number;
  slug: string;
  manufacturer: string;
  /** Its root category. */
  category: number;
  words: Words;
  /** The illustrator's recipe of it. */
  recipe: string;
  price: number;
  oldPrice: number | null;
};

const product = (
  [id, category]: [number, number],
  [manufacturer, recipe, price, oldPrice]: [string, string, number, number?],
  words: Words,
): ShowcaseProduct => ({
  id,
  slug: words.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  ...{ manufacturer, category, words, recipe, price, oldPrice: oldPrice ?? null },
});

/** The goods of every page story: few, and with names as long as real ones. */
export const SHOWCASE: readonly ShowcaseProduct[] = [
  product([1, 1], ['Kestrel Audio', 'headphones.over-ear.pine.front.11', 219, 249], {
    en: 'K7 wireless over-ear headphones',
    lt: 'K7 belaidės triukšmą slopinančios ausinės',
    lv: 'K7 bezvadu trokšņu slāpējošās austiņas',
    ee: 'K7 juhtmevabad mürasummutavad kõrvaklapid',
  }),
  product([2, 6], ['Lumen & Oak', 'lamp.table.rust.front.4', 84.5], {
    en: 'Harbour table lamp',
    lt: 'Stalinis šviestuvas „Uostas“',
    lv: 'Galda lampa “Osta”',
    ee: 'Laualamp „Sadam“',
  }),
  product([3, 2], ['Northfell', 'jacket.parka.olive.front.8', 189, 236], {
    en: 'Waterproof winter parka',
    lt: 'Neperšlampama žieminė striukė',
    lv: 'Ūdensnecaurlaidīga ziemas parka',
    ee: 'Veekindel talveparka',
  }),
  product([4, 3], ['Trailmark', 'sneaker.runner.sky.front.21', 129.9], {
    en: 'Ridge running shoes',
    lt: 'Bėgimo bateliai „Ridge“',
    lv: 'Skriešanas apavi “Ridge”',
    ee: 'Jooksujalatsid „Ridge“',
  }),
  product([5, 6], ['Brewline', 'coffee.espresso.silver.front.3', 412, 479], {
    en: 'Two-boiler espresso machine',
    lt: 'Dviejų katilų espreso kavos aparatas',
    lv: 'Espreso kafijas automāts ar diviem boileriem',
    ee: 'Kahe boileriga espressomasin',
  }),
  product([6, 4], ['Merrow', 'watch.diver.fjord.front.14', 365], {
    en: 'Tidewater diving watch',
    lt: 'Nardytojo laikrodis „Tidewater“',
    lv: 'Nirēja pulkstenis “Tidewater”',
    ee: 'Sukeldujakell „Tidewater“',
  }),
  product([7, 4], ['Northfell', 'backpack.rolltop.amber.front.6', 98], {
    en: 'Roll-top backpack, 24 litres',
    lt: 'Užsukama kuprinė, 24 litrai',
    lv: 'Uzrullējama mugursoma, 24 litri',
    ee: 'Rullkinnitusega seljakott, 24 liitrit',
  }),
  product([8, 6], ['Calder', 'chair.lounge.tan.front.9', 540, 640], {
    en: 'Lounge chair in oak and wool',
    lt: 'Ąžuolinis krėslas su vilnos apmušalu',
    lv: 'Ozolkoka atpūtas krēsls ar vilnas audumu',
    ee: 'Tammepuust villase kattega tugitool',
  }),
  product([9, 1], ['Kestrel Audio', 'speaker.shelf.ink.front.2', 149], {
    en: 'S3 bookshelf speaker',
    lt: 'Lentyninė garso kolonėlė S3',
    lv: 'Plaukta skaļrunis S3',
    ee: 'Riiulikõlar S3',
  }),
  product([10, 1], ['Halden', 'phone.slab.lilac.front.17', 699, 749], {
    en: 'Halden 9 phone, 256 GB',
    lt: 'Išmanusis telefonas „Halden 9“, 256 GB',
    lv: 'Viedtālrunis “Halden 9”, 256 GB',
    ee: 'Nutitelefon Halden 9, 256 GB',
  }),
  product([11, 5], ['Ostra', 'cream.jar.blush.front.5', 38.4], {
    en: 'Night cream with oat',
    lt: 'Naktinis kremas su avižomis',
    lv: 'Nakts krēms ar auzām',
    ee: 'Kaeraga öökreem',
  }),
  product([12, 6], ['Ironwood', 'pan.skillet.ink.front.7', 64, 80], {
    en: 'Cast-iron skillet, 26 cm',
    lt: 'Ketaus keptuvė, 26 cm',
    lv: 'Čuguna panna, 26 cm',
    ee: 'Malmpann, 26 cm',
  }),
];

/** Colours of the first product, and whether any is left. */
export const SHOWCASE_COLOURS = [
  {
    slug: 'pine',
    hex: '#2c5545',
    words: { en: 'Pine', lt: 'Pušies žalia', lv: 'Priežu zaļa', ee: 'Männiroheline' },
  },
  { slug: 'fog', hex: '#c9d1d6', words: { en: 'Fog', lt: 'Rūko pilka', lv: 'Miglas pelēka', ee: 'Uduhall' } },
  {
    slug: 'rust',
    hex: '#b4502b',
    words: { en: 'Rust', lt: 'Rūdžių ruda', lv: 'Rūsas brūna', ee: 'Roostepruun' },
  },
] as const;

export const wordsIn = (words: Words, locale: string): string => words[locale as LocaleCode] ?? words.en;

/** A recipe with another colour: another variant of the same product. */
export const inColour = (recipe: string, colour: string): string => {
  const [kind, form, , view, seed] = recipe.split('.');
  return [kind, form, colour, view, seed].join('.');
};
