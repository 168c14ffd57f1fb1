import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrands } from '@shop/outbound/brands';
import { expect, test } from 'vitest';
import { projectsReached } from './read-affected.ts';

const APPS = path.resolve(import.meta.dirname, '../../../../apps');
const says = (brand: string, file: string, text: string) =>
  readFileSync(path.join(APPS, brand, 'src', file), 'utf8').includes(text);
const wearersOf = (theme: string) =>
  findBrands().filter((brand) => says(brand, 'theme.ts', `@shop/ui-theme/themes/${theme}'`));
/** The office looks like the shop of the first brand. */
const officeOf = (theme: string) => (theme === 'default' ? ['back-office'] : []);
const listersOf = (feature: string) =>
  findBrands().filter((brand) => says(brand, 'features.ts', `'@shop/${feature}'`));

// Nx reads the whole workspace each time.
const SLOW = { timeout: 120_000 };

test('a theme reaches its brands and Storybook, and nothing else', SLOW, () => {
  for (const theme of ['nl', 'default']) {
    const reached = projectsReached([`libs/ui-theme/themes/${theme}/src/tokens.ts`]);
    expect(reached.toSorted()).toEqual(
      [`theme-${theme}`, 'storybook', ...officeOf(theme), ...wearersOf(theme)].toSorted(),
    );
  }
  expect(wearersOf('default')).toEqual(expect.arrayContaining(['lt', 'lv']));
});

test('a brand’s wording reaches that brand, and the API, where staff read all texts', SLOW, () => {
  expect(projectsReached(['apps/nl/src/wording.ts'])).toEqual(['nl', 'api']);
});

test('a feature reaches the brands that list it and Storybook, and no other feature', SLOW, () => {
  const reached = projectsReached(['libs/feature-cart/src/cart.routes.ts']);
  expect(reached.toSorted()).toEqual(['feature-cart', 'storybook', ...listersOf('feature-cart')].toSorted());
});

test(
  'a commerce library reaches the libraries that use it on the map and the API, and nothing else',
  SLOW,
  () => {
    const reached = projectsReached(['libs/commerce-orders/src/orders.repository.ts']);
    expect(reached.toSorted()).toEqual([
      'api',
      'commerce-checkout',
      'commerce-claims',
      'commerce-forwarding',
      'commerce-invoices',
      'commerce-office',
      'commerce-orders',
      'commerce-pro',
      'commerce-product-reviews',
      'commerce-quotes',
      'commerce-tracking',
      'commerce-withdrawals',
    ]);
  },
);

test('demo data of a library reaches the demo, not the shop', SLOW, () => {
  const reached = projectsReached(['libs/commerce-orders/seed/src/order-plans.ts']);
  // Proofs open the shop with its demo data.
  expect(reached.toSorted()).toEqual(['forwarding-seed', 'orders-seed', 'proofs', 'quotes-seed', 'seed']);
});
