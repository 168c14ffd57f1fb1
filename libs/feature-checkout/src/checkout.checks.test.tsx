import { authContract } from '@shop/contracts/auth';
import { checkoutContract } from '@shop/contracts/checkout';
import { ordersContract } from '@shop/contracts/orders';
import { payablesContract } from '@shop/contracts/payables';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkCheckout } from './checkout.checks.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { checkout } from './index.ts';
import { aCheckout } from './testing.ts';
// Routes load these modules when first opened; they are imported here, so that no test waits for a compiler.
import './payment-page/payment-page.tsx';
import './payment-return/payment-accept-page.tsx';
import './payment-return/payment-fail-page.tsx';
import './shipping-page/shipping-page.tsx';
import './success-page/success-page.tsx';

// Each page ends its session when the test closes it.
const server = createShopServer(
  answering(checkoutContract.invalidate, { status: true }),
  answering(payablesContract.fetch, { status: true, payable: null }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slug = 'AAAAAAAAAAAAAAAAAAAAAA';
const ok = { status: true as const };
const asGuest = answering(authContract.currentUser, { ...ok, user: null });
const session = (step: number) =>
  answering(checkoutContract.openStep, {
    ...ok,
    checkout: aCheckout({ step, expiration: '2026-11-21T10:00:00-05:00' }),
  });
const open = (at: string, hasSession = true) => renderRoute(checkout, { at, hasSession });
const checksOf = (id: string) => checkoutRoutes.find((route) => route.id === id)?.handle?.checks;

test('R-CHK-06 R-RTE-18 R-RTE-19 R-RTE-20 R-RTE-24 R-RTE-25 R-RTE-28 every step has its check', () => {
  expect(checksOf('checkout')).toEqual(['checkout']);
  expect(checksOf('payment')).toEqual(['payment']);
  expect(checksOf('confirm')).toEqual(['confirm']);
  expect(checksOf('payment-accept')).toEqual(['payment-accept']);
  expect(checksOf('payment-decline')).toEqual(['payment']);
  expect(checksOf('payment-fail')).toEqual(['payment-accept']);
  expect(checksOf('success')).toBeUndefined();
});

test('R-CHO-06 checkout without a slug creates a session and redirects to its address', async () => {
  server.use(answering(checkoutContract.generate, { ...ok, slug }), session(3));
  const { place } = await open('/checkout');
  expect(place()).toBe(`/checkout/${slug}`);
  expect(screen.getByText('Delivery address')).toBeDefined();
});

test('an empty cart redirects to the cart and says so, as does a visitor without a session', async () => {
  server.use(refusing(checkoutContract.generate, { status: 409, message: 'checkout.nothing_to_order' }));
  expect((await open('/checkout')).place()).toBe('/cart?checkout=empty');
  expect((await open('/checkout', false)).place()).toBe('/cart?checkout=empty');
});

test('an expired session says that it expired, another visitor’s is unknown', async () => {
  server.use(refusing(checkoutContract.openStep, { status: 410, message: 'checkout.expired' }));
  expect((await open(`/checkout/${slug}`)).place()).toBe('/cart?checkout=expired');
  server.use(refusing(checkoutContract.openStep, { status: 404, message: 'not_found' }));
  expect((await open(`/checkout/${slug}`)).place()).toBe('/cart?checkout=unknown');
});

test('a checkout left for the cart continues in a new one', async () => {
  const next = 'BBBBBBBBBBBBBBBBBBBBBB';
  server.use(
    http.post(`*/api/checkout/fetch/${slug}`, () =>
      HttpResponse.json({ status: false, message: 'checkout.invalidated', errors: {} }, { status: 410 }),
    ),
    answering(checkoutContract.generate, { ...ok, slug: next }),
    answering(checkoutContract.openStep, { ...ok, checkout: aCheckout({ slug: next }) }),
  );
  for (const at of [`/checkout/${slug}`, `/confirm/${slug}`])
    expect((await open(at)).place()).toBe(`/checkout/${next}`);
});

test.each([
  [409, 'checkout.share_reached', 'share'],
  [429, 'checkout.held_often', 'often'],
  [429, 'too_many_requests', 'busy'],
])(
  'a checkout that cannot begin for now (%s %s) redirects to the cart, which shows the reason',
  async (status, message, why) => {
    server.use(refusing(checkoutContract.generate, { status, message }));
    expect((await open('/checkout')).place()).toBe(`/cart?checkout=${why}`);
  },
);

test('the cart shows which items one place reserves too many of', async () => {
  server.use(
    refusing(checkoutContract.generate, {
      status: 409,
      message: 'checkout.share_reached',
      errors: { 'lines.100': ['share_reached'], 'lines.7': ['share_reached'] },
    }),
  );
  expect((await open('/checkout')).place()).toBe('/cart?checkout=share&lines=100.7');
});

test('a completed purchase is shown, not repeated', async () => {
  const asked: (string | null)[] = [];
  server.use(
    refusing(checkoutContract.openStep, { status: 409, message: 'checkout.completed' }),
    answering(ordersContract.success, ({ body }) => {
      asked.push(body.slug);
      return { ...ok, order: null };
    }),
  );
  await open(`/checkout/${slug}`);
  expect(asked).toEqual([slug]);
});

test('payment and confirm redirect to the first incomplete step', async () => {
  server.use(session(3));
  expect((await open(`/payment/${slug}`)).place()).toBe(`/checkout/${slug}`);
  server.use(session(4));
  expect((await open(`/confirm/${slug}`)).place()).toBe(`/payment/${slug}`);
});

test('a lost payment redirects guests to the cart', async () => {
  server.use(asGuest, refusing(payablesContract.fetch, { status: 404, message: 'not_found' }));
  expect((await open(`/payment/${slug}`)).place()).toBe('/cart?checkout=unknown');
});

test('a forged return redirects to the failure page, which says that nothing was charged', async () => {
  server.use(refusing(checkoutContract.verifyPayment, { status: 404, message: 'not_found' }));
  const { place } = await open('/payment/accept?payment=forged');
  expect(place()).toBe('/payment/fail?payment=forged');
  expect(screen.getByText(/You were not charged/)).toBeDefined();
  expect((await open('/payment/accept')).place()).toBe('/payment/fail');
});

test('R-RTE-20 a declined payment redirects to the choice of payment', async () => {
  server.use(
    answering(checkoutContract.verifyPayment, {
      ...ok,
      state: 'failed',
      success_slug: null,
      checkout_slug: slug,
    }),
    session(4),
  );
  const { place } = await open('/payment/decline?payment=declined');
  expect(place()).toBe(`/payment/${slug}?declined=1`);
  expect(screen.getByText(/you were not charged. Your order details are kept/)).toBeDefined();
});

test('R-RTE-20 a declined payment with a known reason redirects there with a suggestion', async () => {
  const failed = { state: 'failed' as const, success_slug: null, checkout_slug: slug };
  server.use(
    answering(checkoutContract.verifyPayment, { ...ok, ...failed, reason: 'expired_card' }),
    session(4),
  );
  const { place } = await open('/payment/decline?payment=declined');
  expect(place()).toBe(`/payment/${slug}?declined=expired_card`);
  expect(screen.getByText(/The card has expired/)).toBeDefined();
});

test('a client whose session ended in the checkout logs in and comes back to it; a guest goes to the cart', async () => {
  const gone = refusing(checkoutContract.openStep, { status: 404, message: 'not_found' });
  for (const [is_guest, to] of [
    [false, `/login?redirect=%2Fcheckout%2F${slug}&ended=1`],
    [true, '/cart?checkout=unknown'],
  ] as const) {
    server.use(asGuest, answering(checkoutContract.openStep, { ...ok, checkout: aCheckout({ is_guest }) }));
    const { page } = await open(`/checkout/${slug}`);
    server.use(gone);
    const url = new URL(`https://shop.example/checkout/${slug}`);
    const address = { params: { slug }, path: url.pathname, url, request: new Request(url) };
    const sentTo = await checkCheckout(page, address)?.catch((thrown: Response) =>
      thrown.headers.get('location'),
    );
    expect(sentTo).toBe(to);
  }
});
