import { brandHas } from '@shop/brand';
import type { PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.config.ts';
import { features } from './features.ts';

/** Pages of the frame itself. */
const FRAME: readonly string[] = [paths.notFound.pattern, paths.status.pattern];

const routes = features.flatMap((feature) => feature.routes);

describe(`the ${brand.key} shop`, () => {
  test('R-RTE-54 every page has its own address, and its code arrives with it', () => {
    const addresses = routes.map(({ path }) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const route of routes) expect(route.lazy, route.path).toBeTypeOf('object');
  });

  test('nothing that a link may point at is missing', () => {
    const offered = new Set(routes.map(({ path }) => path));
    const missing = Object.values(paths)
      .map(({ pattern }) => pattern)
      .filter((pattern) => !offered.has(pattern) && !FRAME.includes(pattern));
    expect(missing).toEqual([]);
  });

  test('R-CHK-09 every check that a page names is known to the shell or to a feature', () => {
    const known = new Set([
      'about-us',
      'dealzone',
      'marketplace',
      'tracking',
      ...features.flatMap(({ checks = {} }) => Object.keys(checks)),
    ]);
    const named = routes.flatMap(({ handle }) => (handle as PageHandle | undefined)?.checks ?? []);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('R-BRD-03 it has a default language, a default country and an address of its own', () => {
    expect(brand.locales).toContain(brand.defaultLocale);
    expect(brand.defaultCountryId).toBeGreaterThan(0);
    expect(brand.appUrl).toMatch(/^https:\/\//);
    for (const feature of brand.featuresOff) expect(brandHas(brand, feature)).toBe(false);
  });
});
