import { expect, test } from 'vitest';
import { readVisitor } from '../pages/page-visitor.ts';
import { aBrand } from '../testing/a-web-server.ts';
import type { EncodedPage } from './encoded-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey, shownQuery } from './page-key.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
const brand = aBrand('lt', { shipsTo: ['LT', 'LV', 'EE'] });

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

/** Bytes in the cache, as measured in the demo. */
const SIZES = { home: 11_300, listing: 15_600, product: 8_300, other: 6_000 } as const;
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

/** A guest keeps language, currency, market, method, scheme and layout during a visit of eight pages. */
const guest = () => {
  const locale = pick([
    ['lt', 78],
    ['en', 14],
    ['lv', 5],
    ['ee', 3],
  ]);
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
  return { pages: Array.from({ length: 8 }, visit), locale, visitor };
};

const aPage = (size: number) => ({ size, keys: ['config'], onGrow: () => {} }) as unknown as EncodedPage;

test('at least nine of ten pages of a day’s guests come from 24 MB of cache', () => {
  const cache = createPageCache({ maxBytes: CACHE_BYTES, isTold: () => true });
  const counts = { asked: 0, hit: 0 };
  const ask = (
    { kind, path, search }: ReturnType<typeof visit>,
    { locale, visitor }: ReturnType<typeof guest>,
  ) => {
    const query = shownQuery(search);
    if (query === undefined) throw new Error(`${search} is not cached`);
    const at = { origin: 'https://lt.example', pathname: `/${locale}${path}`, query };
    const key = pageKey({ brand, build: 'b', ...at, visitor });
    counts.asked += 1;
    if (cache.get(key)) counts.hit += 1;
    else cache.set(key, aPage(SIZES[kind]), cache.moment());
  };
  for (let each = 0; each < 15_000; each += 1) {
    // The first third fills the cache.
    if (each === 5_000) Object.assign(counts, { asked: 0, hit: 0 });
    const one = guest();
    for (const page of one.pages) ask(page, one);
  }
  expect(counts.hit / counts.asked).toBeGreaterThanOrEqual(0.9);
});
