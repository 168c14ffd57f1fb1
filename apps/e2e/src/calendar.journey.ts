import { expect, test } from './shop.ts';
import { DEMO_CLIENT, logIn } from './steps.ts';

test('the period of the balance is chosen in a calendar whose week begins as the language’s does', async ({
  page,
}) => {
  await logIn(page, DEMO_CLIENT, '/balance');
  for (const [locale, open, weekday] of [
    ['lt', 'Pasirinkti pirmąją dieną', 'pirmadienis'],
    ['en', 'Choose the first day', 'Sunday'],
  ] as const) {
    await page.goto(`/${locale}/balance?from=2026-11-25`);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.getByRole('button', { name: open }).click();
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('columnheader').first()).toHaveAttribute('abbr', weekday);
    await expect(grid.getByRole('button', { name: /25/ })).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-11-18');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/balance\?.*from=2026-11-18/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the period is a date field of its form, without a button that does nothing', async ({ page }) => {
    await logIn(page, DEMO_CLIENT, '/balance?from=2026-11-01');
    await expect(page.getByRole('button', { name: 'Choose the first day' })).toHaveCount(0);
    await page.getByLabel('From', { exact: true }).fill('2026-11-18');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/balance\?.*from=2026-11-18/);
  });
});
