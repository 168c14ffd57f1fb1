import { readFileSync } from 'node:fs';

const CLIENT = 'dist/apps/lt/client';
const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'));

const keyOf = (source) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(source));
  if (!key) throw new Error(`The build has no ${source}: name the page's new file here.`);
  return key;
};

const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
};

/** What every page loads before it can be used: the entry with what fills the header, and one language's words. */
const FRAME = [
  'src/entry.client.tsx',
  'app-shell/lang/lt.json',
  'feature-marketplace/lang/lt.json',
  'feature-cart/src/cart-badge/lang/lt.json',
  'feature-account/src/account-badge/lang/lt.json',
];

const scriptsOf = (page, words = []) => [
  ...new Set(
    [...FRAME, ...words, `feature-marketplace/src/${page}`]
      .flatMap((source) => [...closure(keyOf(source))])
      .map((key) => manifest[key].file)
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${CLIENT}/${file}`),
  ),
];

const LIMIT = '140 kB';
const landing = (name, page, words) => ({ name, path: scriptsOf(page, words), limit: LIMIT, brotli: true });

export default [
  landing('home', 'home-page/home-page.tsx', ['feature-marketplace/src/home-page/lang/lt.json']),
  landing('listing', 'listing-page/listing-page.tsx'),
  landing('product', 'product-page/product-page.tsx', ['feature-marketplace/src/product-page/lang/lt.json']),
];
