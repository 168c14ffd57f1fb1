import { CHECKOUT_STEP } from '@shop/domain/checkout-step';

const TO_THE_DOOR = 2;

/** Calls and pages of one browser that keeps its cookies. */
export const createBrowser = (origin: string) => {
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

export type Browser = ReturnType<typeof createBrowser>;

/** One piece in a checkout whose delivery is chosen. Returns what its next calls name. */
export const putIntoCheckout = async (
  browser: Browser,
  { variantId, email }: { variantId: number; email: string },
): Promise<{ slug: string; language_id: number }> => {
  await browser.call('/api/cart/add', { variant_id: variantId, quantity: 1 });
  const { slug } = await browser.call<{ slug: string }>('/api/checkout/generate');
  const about = { slug, language_id: 1 };
  await browser.call(`/api/checkout/fetch/${slug}`, { ...about, step: CHECKOUT_STEP.shipping, country: 1 });
  await browser.call(`/api/checkout/shipping/${slug}`, {
    ...{ ...about, shipping: 'air', delivery: TO_THE_DOOR, parcel_shop: null, email },
    address: {
      ...{ id: 0, first_name: 'Ona', last_name: 'Kazlauskienė', first_address: 'Pilies g. 5-12' },
      ...{ city: 'Vilnius', zip: '01123', phone_number: '+370 612 34567', country_id: 1 },
    },
  });
  return about;
};
