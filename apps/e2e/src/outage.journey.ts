import { expect, test } from '@playwright/test';
import { openShakyShop, type ShakyShop } from './shaky-shop.ts';
import type { Weakness } from './weak-line.ts';

const WEB = 4310;
const HERE = `http://127.0.0.1:${WEB}`;
/** Pages answer within three seconds in any case. */
const SOON_MS = 3_000;

test.describe.configure({ mode: 'default' });

let shop: ShakyShop;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  shop = await openShakyShop({ web: WEB, api: WEB + 1 });
});
test.afterAll(() => (shop as ShakyShop | undefined)?.close());
test.afterEach(() => {
  shop.apiLine.become('none');
  shop.databaseLine.become('none');
});

const ask = async (path: string, options: RequestInit = {}) => {
  const begun = performance.now();
  const answer = await fetch(HERE + path, options);
  return {
    status: answer.status,
    text: await answer.text(),
    headers: answer.headers,
    took: performance.now() - begun,
  };
};

/** A page that is not cached. */
let times = 0;
const afresh = (path: string) => `${path}?s=${(times += 1)}`;

const WORDS = {
  en: ['The shop is temporarily unavailable', 'Try again'],
  lt: ['Parduotuvė laikinai nepasiekiama', 'Bandyti dar kartą'],
  lv: ['Veikals īslaicīgi nav pieejams', 'Mēģināt vēlreiz'],
  ee: ['Pood ei ole ajutiselt kättesaadav', 'Proovi uuesti'],
} as const;

const LINES: readonly (readonly ['apiLine' | 'databaseLine', Weakness, string])[] = [
  ['apiLine', 'cut', 'the API is down'],
  ['apiLine', 'silent', 'the API hangs'],
  ['databaseLine', 'cut', 'the database is down'],
  ['databaseLine', 'silent', 'the database hangs'],
];

for (const [line, weakness, what] of LINES) {
  test(`while ${what} a page reports it within 3 s in the visitor’s language, and recovers`, async () => {
    shop[line].become(weakness);
    const mustTell = async ([locale, words]: [string, readonly string[]]) => {
      const page = await ask(afresh(`/${locale}/search`));
      expect(page.status, locale).toBe(503);
      expect(page.took, locale).toBeLessThan(SOON_MS);
      for (const word of words) expect(page.text).toContain(word);
      expect(page.text).toContain('http-equiv="refresh"');
      expect(page.headers.get('retry-after')).toBe('5');
    };
    await Promise.all(Object.entries(WORDS).map(mustTell));
    shop[line].become('none');
    await expect(async () => expect((await ask(afresh('/lt/search'))).status).toBe(200)).toPass({
      timeout: 10_000,
    });
  });

  test(`while ${what} a product, the cart and a form report it too, never a server error`, async () => {
    shop[line].become(weakness);
    const cookie = `shop_session=${'a'.repeat(43)}; shop_known=1`;
    const form = new URLSearchParams({ intent: 'add', variant_id: '1', quantity: '1' });
    const mustTell = async ([path, options]: [string, RequestInit]) => {
      const page = await ask(path, options);
      expect([page.status, path]).toEqual([503, path]);
      expect(page.took, path).toBeLessThan(SOON_MS);
      expect(page.text).toContain(WORDS.en[0]);
    };
    const asked: [string, RequestInit][] = [
      ['/en/p/anything', {}],
      ['/en/cart', { headers: { cookie } }],
      [`/en/checkout/${'A'.repeat(22)}`, { headers: { cookie } }],
      [`/en/payment/accept?payment=${'A'.repeat(22)}`, { headers: { cookie } }],
      ['/en/my-orders', { headers: { cookie } }],
      ['/en/cart', { method: 'POST', body: form }],
    ];
    await Promise.all(asked.map(mustTell));
    expect((await ask('/status')).status).toBe(200);
  });
}

for (const [line, weakness, what] of LINES.filter(([, weakness]) => weakness === 'cut')) {
  test(`while ${what} a call is refused at once in its envelope`, async () => {
    shop[line].become(weakness);
    const call = await ask('/api/product/fetch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: 'never-asked-for', locale: 'en', queryKey: 'us' }),
    });
    expect([call.status, JSON.parse(call.text)]).toEqual([
      503,
      { status: false, message: 'unavailable', errors: {} },
    ]);
    expect(call.headers.get('retry-after')).toBe('2');
    expect(call.took).toBeLessThan(SOON_MS);
  });
}

test('a page that showed an outage reloads the shop automatically, without scripts too', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    shop.apiLine.become('cut');
    await page.goto(`${HERE}${afresh('/lt/search')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.lt[0]);
    shop.apiLine.become('none');
    await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(WORDS.lt[0]);
    await page.close();
  }
});
