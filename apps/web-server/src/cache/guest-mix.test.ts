import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig } from '@shop/brand';
import { findBrands } from '@shop/outbound/brands';
import { expect, test } from 'vitest';
import { readVisitor } from '../pages/page-visitor.ts';
import type { EncodedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey, shownQuery } from './page-key.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
const APPS = path.resolve(import.meta.dirname, '../../..');

/** As each brand's server reads it. */
const configOf = async (key: string): Promise<BrandConfig> => {
  const file = pathToFileURL(path.join(APPS, key, 'src/brand.config.ts')).href;
  return ((await import(file)) as { brand: BrandConfig }).brand;
};

const brands = await Promise.all(findBrands().map(configOf));

/** The same numbers in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

const random = randomFrom(10);

/** One of the choices, weighted by its share. */
const pick = <Choice>(shares: readonly (readonly [Choice, number])[]): Choice => {
  let left = random() * shares.reduce((sum, [, share]) => sum + share, 0);
  for (const [choice, share] of shares) {
    left -= share;
    if (left < 0) return choice;
  }
  return shares[0]![0];
};

/**
 * The exponent of the popularity curve. Logs of single sites are reported with 1.4 to 1.6 (Padmanabhan and
 * Qiu, "The content and access dynamics of a busy web site", 2000).
 */
const STEEPNESS = 1.5;

const sums = new Map<number, readonly number[]>();
const sumsOf = (count: number): readonly number[] => {
  const known = sums.get(count);
  if (known) return known;
  let sum = 0;
  const made = Array.from({ length: count }, (_, at) => (sum += (at + 1) ** -STEEPNESS));
  sums.set(count, made);
  return made;
};

/** One of this many items, the first the most popular. */
const popular = (count: number): number => {
  const made = sumsOf(count);
  const wanted = random() * made.at(-1)!;
  return made.findIndex((sum) => sum > wanted);
};

/** Bytes of a page in the cache, as measured in the demo: compressed quickly for its first request, and well for later ones. */
const SIZES = {
  home: { first: 13_000, later: 11_500 },
  listing: { first: 18_300, later: 15_400 },
  product: { first: 11_200, later: 10_000 },
  other: { first: 4_800, later: 4_200 },
} as const;
type Kind = keyof typeof SIZES;

const visit = (): { kind: Kind; path: string; search: string } => {
  const kind = pick<Kind>([
    ['home', 15],
    ['listing', 40],
    ['product', 40],
    ['other', 5],
  ]);
  const utm = random() < 0.1 ? '?utm_source=mail' : '';
  switch (kind) {
    case 'home':
      return { kind, path: '', search: utm };
    case 'listing': {
      const search = pick([
        [utm, 78],
        ['?sort=1', 6],
        ['?page=2', 6],
        [`?f.colour=${popular(12)}`, 10],
      ]);
      return { kind, path: `/c/category-${popular(90)}`, search };
    }
    case 'product':
      return { kind, path: `/p/product-${popular(5_000)}`, search: utm };
    case 'other':
      return { kind, path: `/categories/${popular(20)}`, search: '' };
  }
};

const OTHER_LOCALES = ['en', 'lt', 'lv', 'ee'] as const;

/** Most guests read a brand in its own language. */
const localeFor = ({ defaultLocale }: BrandConfig) => {
  const [second, ...others] = OTHER_LOCALES.filter((locale) => locale !== defaultLocale);
  return pick<string>([
    [defaultLocale, 78],
    [second ?? defaultLocale, 14],
    ...others.map((one) => [one, 4] as const),
  ]);
};

/** A guest keeps brand, language, currency, market, method, scheme and layout over a visit of eight pages. */
const guest = (brands: readonly BrandConfig[]) => {
  const brand = pick(brands.map((one) => [one, 1] as const));
  const cookies = new Map([
    [
      'shop_currency',
      pick([
        ['', 80],
        ['1', 15],
        ['2', 5],
      ]),
    ],
    [
      'shop_market',
      pick([
        ['', 75],
        ['1', 15],
        ['2', 6],
        ['3', 4],
      ]),
    ],
    [
      'shop_method',
      pick([
        ['', 70],
        ['air', 12],
        ['sea', 18],
      ]),
    ],
    [
      'shop_scheme',
      pick([
        ['', 60],
        ['dark', 30],
        ['light', 10],
      ]),
    ],
    [
      'shop_layout',
      pick([
        ['', 80],
        ['GRID', 12],
        ['LIST', 8],
      ]),
    ],
  ]);
  const visitor = readVisitor(brand, cookies);
  return { pages: Array.from({ length: 8 }, visit), brand, locale: localeFor(brand), visitor };
};

/** Its size changes when it is asked for again. */
const aPage = (kind: Kind) => {
  let onGrow = () => {};
  const page = {
    size: SIZES[kind].first as number,
    keys: ['config'],
    onGrow: (listener: () => void) => (onGrow = listener),
    askAgain: () => {
      if (page.size === SIZES[kind].later) return;
      page.size = SIZES[kind].later;
      onGrow();
    },
  };
  return page;
};

type Guest = ReturnType<typeof guest>;

/** The share of pages that come from the cache, counted once a third of the guests have filled it. */
const hitShare = (brands: readonly BrandConfig[]): number => {
  const cache = createPageCache({ maxBytes: CACHE_BYTES, isTold: () => true });
  const pages = new Map<string, ReturnType<typeof aPage>>();
  const counts = { asked: 0, hit: 0 };
  const ask = (
    { kind, path: asked, search }: ReturnType<typeof visit>,
    { brand, locale, visitor }: Guest,
  ) => {
    const query = shownQuery(search);
    if (query === undefined) throw new Error(`${search} is not cached`);
    const at = { origin: `https://${brand.key}.example`, pathname: `/${locale}${asked}`, query };
    const key = pageKey({ brand, build: 'b', ...at, visitor, asksConsent: true });
    counts.asked += 1;
    if (cache.get(key)) {
      counts.hit += 1;
      pages.get(key)?.askAgain();
    } else {
      const page = aPage(kind);
      pages.set(key, page);
      cache.set(key, page as unknown as EncodedPage, cache.moment());
    }
  };
  for (let each = 0; each < 15_000; each += 1) {
    if (each === 5_000) Object.assign(counts, { asked: 0, hit: 0 });
    const one = guest(brands);
    for (const page of one.pages) ask(page, one);
  }
  return counts.hit / counts.asked;
};

test('of a day’s pages for one brand’s guests at least nine of ten come from 24 MB of cache', () => {
  const lt = brands.filter(({ key }) => key === 'lt');
  expect(hitShare(lt)).toBeGreaterThanOrEqual(0.9);
});

test('of the pages for as many guests of all brands, visited equally often, at least seven of ten do', () => {
  expect(brands).toHaveLength(findBrands().length);
  expect(hitShare(brands)).toBeGreaterThanOrEqual(0.7);
});
