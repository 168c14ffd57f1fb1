import { request, type APIRequestContext } from '@playwright/test';

/** A visitor without a browser: raw calls and forms on the default brand, with its own cookie jar. */
export const aVisitor = (baseURL = ''): Promise<APIRequestContext> =>
  // Some machines do not resolve names under localhost; the default brand answers on every host.
  request.newContext({
    baseURL: `http://127.0.0.1:${new URL(baseURL).port}`,
    extraHTTPHeaders: { 'x-shop-locale': 'en' },
    maxRedirects: 0,
  });

export type Piece = { slug: string; name: string; variantId: number; left: number };

const COSMETICS = 1984;

type Product = { name: string; variants: { id: number; max_quantity: number }[] };

/** A product with a small stock that no other journey buys. */
export const findScarce = async (visitor: APIRequestContext, most = 9): Promise<Piece> => {
  const listed = await visitor.post('/api/search/searchForCategoryItems', {
    data: { locale: 'en', params: {}, categoryId: COSMETICS, queryKey: 'us', limit: 264, offset: 0 },
  });
  const { items } = (await listed.json()) as { items: { slug: string; available: boolean }[] };
  for (const { slug } of items.filter(({ available }) => available)) {
    const answer = await visitor.post('/api/product/fetch', { data: { slug, locale: 'en', queryKey: 'us' } });
    const { name, variants } = ((await answer.json()) as { product: Product }).product;
    const variant = variants.find(({ max_quantity: left }) => left > 0 && left <= most);
    if (variant) return { slug, name, variantId: variant.id, left: variant.max_quantity };
  }
  throw new Error(`Nothing in cosmetics has ${most} pieces or fewer left`);
};

const ADDRESS = {
  id: 0,
  first_name: 'Rasa',
  last_name: 'Petraitė',
  first_address: 'Pilies g. 5-12',
  city: 'Vilnius',
  zip: '01123',
  phone_number: '+370 612 34567',
  country_id: 1,
};
const TO_THE_DOOR = 2;

type Begun = { slug: string; reference: string; payAt: string };

/** From the product to the provider's page, in calls. */
export const beginToPay = async (visitor: APIRequestContext, { variantId, left }: Piece): Promise<Begun> => {
  const send = async (address: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await visitor.post(address, { data, headers });
    if (!answer.ok()) throw new Error(`${address} answers ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
  await send('/api/cart/add', { variant_id: variantId, quantity: left });
  const { slug } = (await (await visitor.get('/api/checkout/generate')).json()) as { slug: string };
  const about = { slug, language_id: 1 };
  await send(`/api/checkout/shipping/${slug}`, {
    ...about,
    shipping: 'air',
    delivery: TO_THE_DOOR,
    parcel_shop: null,
    address: ADDRESS,
    email: 'rasa@shopper.example',
  });
  const { checkout } = (await send(`/api/checkout/payment/${slug}`, {
    ...about,
    payment_processor_id: 1,
    option: null,
    use_balance: false,
  })) as { checkout: { totals: { total: number } } };
  const placed = (await send(
    `/api/checkout/place/${slug}`,
    { ...about, expected_total: checkout.totals.total },
    { 'idempotency-key': `journey-${Date.now()}` },
  )) as { payment_reference: string; redirect_url: string };
  return { slug, reference: placed.payment_reference, payAt: placed.redirect_url };
};

/** The provider's page, and the return; returns the address of the order. */
export const pay = async (visitor: APIRequestContext, { payAt }: Begun): Promise<string> => {
  const paid = await visitor.post(payAt, { form: { action: 'pay', number: '4242 4242 4242 4242' } });
  const back = await visitor.get(paid.headers()['location'] ?? '');
  return back.headers()['location'] ?? '';
};
