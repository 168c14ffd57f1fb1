import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

const lint = async (code, filePath) => {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.map(({ message }) => message).join('\n');
};

const refused = [
  ['libs/feature-cart/src/canary.ts', '@shop/feature-checkout', /type:feature/],
  ['libs/feature-cart/src/canary.ts', '@shop/app-shell', /type:feature/],
  ['libs/feature-cart/src/canary.ts', 'node:fs', /also runs in a browser/],
  ['libs/feature-cart/src/canary.tsx', '@shop/ui-theme/page-width', /use PageBody/],
  ['libs/feature-cart/src/canary.ts', 'pg', /platform:shared/],
  ['libs/domain/src/canary.ts', 'react', /type:domain/],
  ['libs/contracts/src/canary.ts', 'kysely', /type:contract/],
  ['libs/ui-theme/src/canary.ts', '@shop/data-access', /type:ui/],
  ['libs/ui-theme/src/canary.ts', '@shop/ui-theme/themes/nl', /Circular dependency/],
  ['libs/ui-theme/themes/nl/src/canary.ts', '@shop/ui-theme/themes/alt', /type:theme/],
  ['libs/feature-cart/src/canary.ts', '@shop/ui-theme/themes/nl', /type:feature/],
  ['libs/app-server/src/canary.ts', '@shop/app-browser', /platform:server/],
  ['apps/api/src/canary.ts', '@shop/ui-theme/button', /type:service/],
  ['apps/web-server/src/canary.ts', '@shop/illustrator', /type:service/],
  ['apps/web-server/src/canary.test.ts', '@shop/illustrator', /type:service/],
  ['apps/web-server/src/canary.ts', '../../../tools/illustrator/src/recipe.ts', /relative/],
  ['apps/api/src/canary.ts', '@shop/seed', /type:service/],
  ['apps/api/src/canary.test.ts', '@shop/build', /type:service/],
  ['apps/api/src/canary.ts', '@shop/emulators', /type:service/],
  ['libs/commerce-payment-paypal/src/canary.ts', '@shop/emulators', /type:commerce/],
  ['apps/api/src/canary.ts', '@shop/commerce-orders/seed', /type:service/],
  ['apps/web-server/src/canary.ts', '@shop/commerce-accounts/seed', /type:service/],
  ['libs/commerce-orders/src/canary.ts', '@shop/commerce-orders/seed', /type:commerce/],
  ['libs/commerce-orders/src/canary.ts', '@shop/commerce-catalogue/seed', /type:commerce/],
  ['libs/commerce-orders/src/canary.test.ts', '@shop/commerce-accounts/seed', /commerce:orders/],
  ['libs/commerce-orders/seed/src/canary.ts', '@shop/commerce-orders', /type:seed/],
  ['libs/commerce-orders/seed/src/canary.ts', '@shop/build', /type:seed/],
  ['libs/commerce-accounts/seed/src/canary.ts', '@shop/commerce-ledger/seed', /seed:accounts/],
  [
    'libs/commerce-ledger/seed/src/canary.ts',
    '@shop/commerce-orders/seed',
    /seed:ledger|Circular dependency/,
  ],
  ['apps/api/vite.config.ts', '@shop/build', /type:service/],
  ['apps/e2e/src/canary.ts', '@shop/build', /type:e2e/],
  ['apps/e2e/playwright.config.ts', '@shop/illustrator', /type:e2e/],
  ['apps/web-server/canary.mjs', '@shop/seed', /type:service/],
  ['apps/lt/src/canary.ts', '@shop/build', /type:app/],
  ['libs/commerce-orders/src/canary.ts', '@shop/commerce-checkout', /commerce:orders|Circular dependency/],
  ['libs/commerce-cart/src/canary.ts', '@shop/commerce-payments', /commerce:cart/],
  ['libs/commerce-checkout/src/canary.ts', '@shop/commerce-payment-sandbox', /commerce:checkout/],
  ['libs/commerce-kit/src/canary.ts', '@shop/ui-theme/button', /type:commerce/],
  ['libs/commerce-payments/registry/src/canary.ts', '@shop/commerce-payment-sandbox', /type:payment/],
  ['libs/commerce-payments/registry/src/canary.ts', '@shop/database', /type:payment/],
  ['libs/commerce-payment-sandbox/public/src/canary.ts', '@shop/commerce-payments/providers', /type:payment/],
  ['libs/commerce-payment-sandbox/public/src/canary.ts', 'zod/mini', /type:payment/],
  ['libs/commerce-payment-sandbox/public/src/canary.ts', 'node:fs', /also runs in a browser/],
  ['libs/feature-checkout/src/canary.ts', '@shop/commerce-payment-sandbox', /type:feature/],
  ['apps/lt/src/canary.ts', '@shop/commerce-payments', /type:app/],
  ['libs/feature-cart/src/canary.ts', '@shop/commerce-cart', /type:feature/],
  ['tools/proofs/src/oracle/canary.ts', '@shop/domain/money', /The oracle is independent/],
  ['tools/proofs/src/oracle/canary.ts', '../totals/random-cart.ts', /The oracle is independent/],
  ['apps/lt/src/features.ts', '@shop/app-server', /Only entry\.server\.tsx/],
];

for (const [filePath, specifier, reason] of refused) {
  test(`${filePath} may not import ${specifier}`, async () => {
    assert.match(await lint(`export * from '${specifier}';`, filePath), reason);
  });
}

const allowed = [
  ['libs/feature-cart/src/canary.ts', '@shop/ui-theme/button'],
  ['libs/contracts/src/canary.ts', 'zod/mini'],
  ['apps/api/src/canary.ts', '@shop/database'],
  ['apps/lt/vite.config.ts', '@shop/build'],
  ['apps/e2e/src/canary.ts', '@shop/outbound/brands'],
  ['apps/api/src/canary.ts', '@shop/commerce-orders'],
  ['apps/api/src/canary.test.ts', '@shop/emulators'],
  ['libs/commerce-payment-paypal/src/canary.test.ts', '@shop/emulators'],
  ['tools/start/src/canary.ts', '@shop/emulators'],
  ['libs/commerce-orders/src/canary.ts', '@shop/commerce-payments'],
  ['libs/commerce-checkout/src/canary.test.ts', '@shop/commerce-payment-sandbox'],
  ['libs/commerce-catalogue/src/canary.test.ts', '@shop/commerce-catalogue/seed'],
  ['libs/commerce-orders/seed/src/canary.ts', '@shop/commerce-accounts/seed'],
  ['libs/feature-checkout/src/canary.ts', '@shop/commerce-payments/registry'],
  ['apps/web-server/src/canary.ts', '@shop/commerce-payments/registry'],
];

for (const [filePath, specifier] of allowed) {
  test(`${filePath} may import ${specifier}`, async () => {
    assert.equal(await lint(`export * from '${specifier}';`, filePath), '');
  });
}
