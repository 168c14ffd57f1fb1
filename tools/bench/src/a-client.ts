import { createBrowser, putIntoCheckout, type Browser } from './a-buyer.ts';

const DEMO_CLIENT = { email: 'demo@nordport.example', password: 'harbour-demo-2024' };
const PATIENCE_MS = 30_000;

const find = async (browser: Browser, path: string, pattern: RegExp): Promise<string> => {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const [found] = pattern.exec(await browser.see(path)) ?? [];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} has nothing like ${pattern.source}`);
};

/** Buys one piece by card, so that the order has an invoice. Returns the order's page. */
const buy = async (browser: Browser, variantId: number): Promise<string> => {
  const about = await putIntoCheckout(browser, { variantId, email: DEMO_CLIENT.email });
  const { slug } = about;
  const { checkout } = await browser.call<{ checkout: { totals: { total: number } } }>(
    `/api/checkout/payment/${slug}`,
    { ...about, payment_processor_id: 1, option: null, use_balance: false },
  );
  const { redirect_url: payAt } = await browser.call<{ redirect_url: string }>(
    `/api/checkout/place/${slug}`,
    { ...about, expected_total: checkout.totals.total },
    { 'idempotency-key': `bench-${slug}` },
  );
  const card = new URLSearchParams({ action: 'pay', number: '4242 4242 4242 4242' });
  const paid = await browser.post(payAt, card);
  await browser.see(paid.headers.get('location') ?? '/');
  return find(browser, '/en/my-orders', /\/en\/my-orders\/[\w-]{22}/);
};

/** The demo's client, logged in, with the page of a paid order and of its invoice. */
export const aClient = async (origin: string, variantId: number) => {
  const browser = createBrowser(origin);
  await browser.call('/api/auth/login', DEMO_CLIENT);
  const order = await buy(browser, variantId);
  const invoice = await find(browser, order, /\/en\/invoice\/\d+/);
  return { cookie: browser.cookie(), order, invoice };
};
