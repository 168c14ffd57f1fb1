import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { tabTo } from './by-keys.ts';
import { overlaysOf, type Overlay } from './every-modal.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { DEMO_CLIENT, logIn, UNPAID_CLIENT } from './steps.ts';
import { findUnreached } from './tab-through.ts';

test.beforeEach(() => test.setTimeout(180_000));
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mustOpenAndClose = (page: Page, { name, over, opener, overlay, leadsBackTo = opener }: Overlay) =>
  test.step(name, async () => {
    await over(page);
    await tabTo(page, opener(page), { most: 200 });
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    await mustBeOpenToAll(page, name);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(leadsBackTo(page)).toBeFocused();
  });

test('every modal of guests is opened by keys, passes axe in light and dark, and returns the focus @all-brands', async ({
  page,
}) => {
  for (const one of overlaysOf('guest')) await mustOpenAndClose(page, one);
});

test('every modal of clients is opened by keys, passes axe in light and dark, and returns the focus @all-brands', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/my-orders');
  for (const one of overlaysOf('client')) await mustOpenAndClose(page, one);
});

test('the modal of unpaid orders passes axe in light and dark, and Tab goes through it @all-brands', async ({
  page,
}) => {
  await logIn(page, UNPAID_CLIENT, '/marketplace');
  const modal = page.getByRole('dialog', { name: /unpaid orders?$/ });
  await expect(modal).toBeVisible();
  await mustBeOpenToAll(page, 'unpaid orders');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test.describe('an old browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' });

  test('its warning passes axe in light and dark, and Tab goes through it @all-brands', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // The page behind it is like any other.
    expect(await findBarriers(page, '[role=alertdialog]')).toEqual([]);
    expect(await findBarriersInDark(page, '[role=alertdialog]')).toEqual([]);
    expect(await findUnreached(page)).toEqual([]);
  });
});
