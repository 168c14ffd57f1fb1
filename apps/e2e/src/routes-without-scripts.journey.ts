import type { Page } from '@playwright/test';
import { openRoute, routesSeenBy } from './every-route.ts';
import { expect, test } from './shop.ts';
import { DEMO_CLIENT, logIn, PRO_CLIENT } from './steps.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(() => test.setTimeout(180_000));

/** A heading, all texts, and a button for each form, which cannot be sent without one. */
const mustBeComplete = async (page: Page, at: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first(), at).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar'), at).toHaveCount(0);
  const without = await page
    .getByRole('main')
    .locator('form')
    .evaluateAll((forms) =>
      forms
        .filter((form) => {
          const own = form.querySelectorAll('button:not([type="button"]), input[type="submit"]');
          const outside = form.id === '' ? [] : document.querySelectorAll(`button[form="${form.id}"]`);
          return own.length + outside.length === 0;
        })
        .map((form) => form.getAttribute('action')),
    );
  expect(without, `forms without a button of ${at}`).toEqual([]);
};

const CLIENTS = [
  ['clients', 'client', DEMO_CLIENT],
  ['pro clients', 'pro', PRO_CLIENT],
] as const;

for (const [who, by, client] of CLIENTS)
  test(`any route of ${who} is complete without scripts`, async ({ page }) => {
    await logIn(page, client, '/my-orders');
    for (const route of routesSeenBy(by))
      await test.step(route.at, async () => {
        await openRoute(page, route);
        await mustBeComplete(page, page.url());
      });
  });
