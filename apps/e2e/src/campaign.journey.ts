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

test.describe('with consent to advertising', () => {
  test.use({ hasAnswered: false });

  test('R-MKT-04 R-MKT-06 the campaign is kept for 90 days, and later pages without one post what is kept', async ({
    page,
    context,
  }) => {
    const posted: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/utm')) posted.push(request.postDataJSON());
    });
    const keptOf = async () => (await context.cookies()).filter(({ name }) => name.startsWith('shop_utm_'));

    await page.goto('/en/c/electronics?utm_source=mail&utm_campaign=spring');
    await expect.poll(() => posted.length).toBe(1);
    expect(await keptOf()).toEqual([]);
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(async () => (await keptOf()).length).toBe(2);
    for (const { expires, value } of await keptOf()) {
      expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(90);
      expect(value).toBe('utm_campaign=spring&utm_source=mail');
    }

    await page.goto('/en/cart');
    await expect.poll(() => posted.length).toBe(2);
    expect(posted[1]).toEqual({ utm_source: 'mail', utm_campaign: 'spring' });

    await page.goto('/en/c/electronics?utm_source=search');
    await expect.poll(() => posted.length).toBe(3);
    expect(posted[2]).toEqual({ utm_source: 'search' });
    expect(Object.fromEntries((await keptOf()).map(({ name, value }) => [name, value]))).toEqual({
      shop_utm_first: 'utm_campaign=spring&utm_source=mail',
      shop_utm_last: 'utm_source=search',
    });

    await page.goto('/en/consent');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await expect.poll(async () => (await keptOf()).length).toBe(0);
  });
});
