import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrands } from '@shop/outbound/brands';

/** All journeys run on this brand. */
export const WHOLE_WAY = 'lt';

/** Tagged in a title: runs on every brand, on one other brand, or on others only with `JOURNEYS=all`. */
const ON_OTHERS = /@(?:every|some|all)-brands?/;
const HOME = /@at-([a-z]+)/;
/** A quoted text on one line: a title. */
const SAMPLED = /(['"`])((?:(?!\1)[^\n])*@some-brands(?:(?!\1)[^\n])*)\1/g;
const PLACE = /\$\{[^}]*\}/;

/** The titles of journeys with `@some-brands` as the sources have them: values of a template are left as `${…}`. */
export const sampledTitles = (): string[] =>
  globSync('**/*.journey.ts', { cwd: import.meta.dirname })
    .flatMap((file) => [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(SAMPLED)])
    .map(([, , title = '']) => title);

const hashOf = (title: string) => createHash('sha256').update(title).digest('hex');

/**
 * The one other brand of each title: its home by `@at-<brand>`, for what only that brand has. The rest are dealt out
 * in the order of their hashes, so that each brand gets as many as another, or one more.
 */
export const sampledBrands = (
  titles: readonly string[],
  others: readonly string[],
): ReadonlyMap<string, string> => {
  const homeless = titles
    .filter((title) => !HOME.test(title))
    .toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  return new Map(
    titles.map((title) => {
      const home = HOME.exec(title)?.[1] ?? others[homeless.indexOf(title) % others.length];
      if (home === undefined || !others.includes(home)) throw new Error(`No other brand for: ${title}`);
      return [title, home];
    }),
  );
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const patternOf = (title: string) => title.split(PLACE).map(escaped).join('.*');

/** The journeys of a brand; undefined stands for all. `isWhole`: each that fits other brands, not only a sample. */
export const journeysOf = (brand: string, isWhole: boolean): RegExp | undefined => {
  if (brand === WHOLE_WAY) return undefined;
  if (isWhole) return ON_OTHERS;
  const others = findBrands().filter((key) => key !== WHOLE_WAY);
  const own = [...sampledBrands(sampledTitles(), others)].filter(([, key]) => key === brand);
  return new RegExp(['@every-brand', ...own.map(([title]) => patternOf(title))].join('|'));
};
