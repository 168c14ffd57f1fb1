import type { Request } from '@playwright/test';
import { expect, test } from './shop.ts';

test('R-MKT-03 a page opened by a campaign link posts the parameters of its address, once', async ({
  page,
}) => {
  const posted: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/utm')) posted.push(request);
  });
  await page.goto('/en/c/electronics?utm_campaign=spring&utm_medium=newsletter&utm_source=mail');
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]?.postDataJSON()).toEqual({
    utm_campaign: 'spring',
    utm_medium: 'newsletter',
    utm_source: 'mail',
  });
  expect((await posted[0]?.response())?.status()).toBe(200);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await page.goto('/en/cart');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(posted).toHaveLength(1);
});
