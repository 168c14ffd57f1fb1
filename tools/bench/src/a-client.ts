import { CHECKOUT_STEP } from '@shop/domain/checkout-step';

const DEMO_CLIENT = { email: 'demo@nordport.example', password: 'harbour-demo-2024' };
const TO_THE_DOOR = 2;
const PATIENCE_MS = 30_000;

/** Calls and pages of one browser that keeps its cookies. */
const createBrowser = (origin: string) => {
  const kept = new Map<string, string>();
  const cookie = () => [...kept].map((pair) => pair.join('=')).join('; ');
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      headers: { origin, cookie: cookie(), 'x-shop-locale': 'en', ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept.set(name, value);
    }
    return answer;
  };
  return {
    cookie,
    see: async (path: string): Promise<string> => (await send(path)).text(),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body, headers }),
    call: async <Answer>(
      path: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const json = { 'content-type': 'application/json', ...headers };
      const answer = await send(path, body && { method: 'POST', body: JSON.stringify(body), headers: json });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
};

type Browser = ReturnType<typeof createBrowser>;

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
  await browser.call('/api/cart/add', { variant_id: variantId, quantity: 1 });
  const { slug } = await browser.call<{ slug: string }>('/api/checkout/generate');
  const about = { slug, language_id: 1 };
  await browser.call(`/api/checkout/fetch/${slug}`, { ...about, step: CHECKOUT_STEP.shipping, country: 1 });
  await browser.call(`/api/checkout/shipping/${slug}`, {
    ...{ ...about, shipping: 'air', delivery: TO_THE_DOOR, parcel_shop: null, email: DEMO_CLIENT.email },
    address: {
      ...{ id: 0, first_name: 'Ona', last_name: 'Kazlauskienė', first_address: 'Pilies g. 5-12' },
      ...{ city: 'Vilnius', zip: '01123', phone_number: '+370 612 34567', country_id: 1 },
    },
  });
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
