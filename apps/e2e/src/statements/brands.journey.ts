import { expect, test } from '../shop.ts';
import { builtBrand, builtBrands } from '../built-brand.ts';
import { DEMO_CLIENT, logIn } from '../steps.ts';

const BRANDS = builtBrands();

/** Runs in the page: the computed colours of all drawn elements. */
const readColours = () => {
  const NAMES = [
    'color',
    'background-color',
    'border-top-color',
    'outline-color',
    'fill',
    'box-shadow',
    'color-scheme',
  ];
  return [...document.querySelectorAll('html, body, body *')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const style = getComputedStyle(element);
      return [element.localName, ...NAMES.map((name) => style.getPropertyValue(name))].join(' ');
    });
};
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('R-BRD-04: every theme except the default stays light in all its colours, regardless of the system’s preference @every-brand', async ({
  page,
}, { project }) => {
  const isDefault = builtBrand(project.name).theme === 'default';
  const coloursIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return page.evaluate(readColours);
  };
  for (const path of ['/en', '/en/c/electronics', '/en/login']) {
    await page.goto(path);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    let light: string[] = [];
    // Both are read again: parts that only scripts show may still be added.
    const staysAlike = async () => {
      light = await coloursIn('light');
      return (await coloursIn('dark')).join('\n') === light.join('\n');
    };
    await expect.poll(staysAlike).toBe(!isDefault);
    if (isDefault) continue;
    // Fields and scroll bars, which the browser draws, follow this property.
    expect(light[0]).not.toContain('dark');
    await page.reload();
    expect((await page.evaluate(readColours))[0]).toBe(light[0]);
  }
});

test('R-BRD-08: pages that a brand leaves out are neither found nor linked at its host @every-brand', async ({
  page,
  faults,
}, { project }) => {
  const isOff = builtBrand(project.name).featuresOff.includes('dealzone');
  const answer = await page.goto('/en/dealzone');
  expect(answer?.status()).toBe(isOff ? 404 : 200);
  if (isOff) expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.goto('/en');
  const links = page.locator('a[href^="/en/dealzone"]');
  if (isOff) await expect(links).toHaveCount(0);
  else await expect(links.first()).toBeAttached();
});

test('R-HED-02 and R-HED-04: the head has Open Graph tags and the brand’s verification @every-brand', async ({
  page,
}, { project }) => {
  const html = (await (await page.goto('/en/c/electronics'))?.text()) ?? '';
  const address = new URL(page.url());
  expect(metaOf(html, 'og:type')).toBe('website');
  expect(metaOf(html, 'og:title')).toContain('Electronics');
  expect(new URL(metaOf(html, 'og:url') ?? '').pathname).toBe(address.pathname);
  const image = metaOf(html, 'og:image') ?? '';
  expect(metaOf(html, 'og:image:secure_url')).toBe(image);
  const picture = await page.evaluate(async (path) => (await fetch(path)).status, new URL(image).pathname);
  expect(picture).toBe(200);
  const { verification } = builtBrand(project.name);
  expect(verification).not.toBe('');
  expect(metaOf(html, 'payment-provider-verification')).toBe(verification);
});

test('R-HED-05 and R-HED-07: pages filtered by brand, by letter or by a term are noindex', async ({
  page,
}) => {
  const robotsOf = async (path: string) =>
    metaOf((await (await page.goto(path))?.text()) ?? '', 'robots') ?? '';
  for (const query of ['?f.manufacturer=x', '?az=a', '?s=watch'])
    expect(await robotsOf(`/en/c/electronics${query}`), query).toContain('noindex');
  expect(await robotsOf('/en/c/electronics')).not.toContain('noindex');
  expect(await robotsOf('/en/c/electronics?sort=1&page=2')).not.toContain('noindex');
  const product = await page.locator('a[href^="/en/p/"]').first().getAttribute('href');
  expect(await robotsOf(product!)).not.toContain('noindex');
});

test('R-BRD-09: only one brand requests orders without a filter by type @every-brand', async ({ page }, {
  project,
}) => {
  await logIn(page, DEMO_CLIENT, '/cart');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/my-orders/get-my-orders'));
  // The account's overview lists the last orders; the browser requests them, since the page comes without a load.
  await page.locator('a[href="/en/user-account"]').first().click();
  const { type_for_filter: filter } = (await asked).postDataJSON() as { type_for_filter: string | null };
  if (builtBrand(project.name).sendsOrderTypeFilter) expect(filter).not.toBeNull();
  else expect(filter).toBeNull();
  const without = BRANDS.filter((key) => !builtBrand(key).sendsOrderTypeFilter);
  expect(without).toHaveLength(1);
});
