import { openFeature, type PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { expect, test } from 'vitest';
import { features } from './features.ts';

const routes = (await Promise.all(features.map(openFeature))).flatMap((feature) => feature.routes);
const checksOf = ({ handle }: (typeof routes)[number]): readonly string[] =>
  (handle as PageHandle).checks ?? [];

/** Checks of the shell itself. */
const SHELL_CHECKS = ['about-us', 'dealzone', 'marketplace'];

/** The routes that the specification gives the marketplace check. */
const GUARDED = [
  ...[laterPaths.pro, laterPaths.blog, paths.cart, laterPaths.claimForm, laterPaths.claimFormPro],
  ...[paths.category, paths.product, paths.search, paths.dealzone, paths.marketplace],
  ...[laterPaths.sitePro, laterPaths.siteProPayment, laterPaths.reservation],
];

test('R-CHK-02 the marketplace check guards the 13 routes of the specification', () => {
  expect(GUARDED).toHaveLength(13);
  const guarded = routes.filter((route) => checksOf(route).includes('marketplace')).map(({ path }) => path);
  for (const { pattern } of GUARDED) expect(guarded, pattern).toContain(pattern);
});

test('R-CHK-05 R-CHK-07 each of these checks is registered, and guards a route', () => {
  const registered = new Set([
    ...SHELL_CHECKS,
    ...features.flatMap(({ checks = {} }) => Object.keys(checks)),
  ]);
  const named = new Set(routes.flatMap(checksOf));
  for (const name of [
    ...['about-us', 'category', 'search', 'dealzone', 'tracking', 'quotes'],
    ...['declaration', 'order-form-auth', 'account-mobile', 'create-order'],
  ])
    expect([name, registered.has(name), named.has(name)]).toEqual([name, true, true]);
});

test('R-RTE-52 tracking, payments of invoices and created orders have their route names', () => {
  const pathOf = new Map(routes.map(({ id, path }) => [id, path]));
  expect(pathOf.get('tracking-number')).toBe('/tracking');
  expect(pathOf.get('tracking-id')).toBe('/tracking/:id');
  expect(pathOf.get('site-pro-payment-id')).toBe('/site-pro-payment/:id');
  expect(pathOf.get('create-order-slug')).toBe('/create-order/:slug');
});
