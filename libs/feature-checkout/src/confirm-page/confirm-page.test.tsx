import { NO_PROMISES, PROMISES } from '@shop/brand/testing';
import { authContract } from '@shop/contracts/auth';
import { checkoutContract, type Checkout } from '@shop/contracts/checkout';
import { payablesContract } from '@shop/contracts/payables';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aBrand, renderRoute, type RouteGiven } from '@shop/testing-react';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkout } from '../index.ts';
import { aCheckout } from '../testing.ts';
import './confirm-page.tsx';
import './confirm-page.action.ts';
import '../payment-page/payment-page.tsx';

const ok = { status: true as const };
const server = createShopServer(
  answering(checkoutContract.invalidate, ok),
  answering(payablesContract.fetch, { ...ok, payable: null }),
  answering(authContract.currentUser, { ...ok, user: null }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('R-CHO-29 the review adds up, with the percentage of the shipping discount, from the goods to the sum of its button', async () => {
  const lines = [
    { code: 'goods' as const, amount: 100 },
    { code: 'freight' as const, amount: 30 },
  ];
  const parts = aCheckout({ step: 5, email: 'ona@example.lt' });
  server.use(
    answering(checkoutContract.openStep, {
      ...ok,
      checkout: {
        ...parts,
        breakdown: { ...parts.breakdown, air: { total: 130, days_from: 6, days_to: 9, lines } },
        payments: [{ payment_processor_id: 1, type: 'card', amount: 131.5 }],
        totals: { ...parts.totals, delivery: 4.5, total: 131.5 },
      },
    }),
  );
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  const table = screen.getByRole('table', { name: 'Price details' });
  const sums = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(sums).toEqual([
    'Items€100.00',
    'Freight€30.00',
    'Shipping discount, 10%-€3.00',
    'Courier€4.50',
    'Total to pay€131.50',
  ]);
  expect(screen.getByRole('button', { name: 'Order and pay €131.50' })).toBeDefined();
});

test('the review shows the goods without a collapsed section, and links the terms next to its button', async () => {
  const parts = aCheckout({ step: 5, email: 'ona@example.lt' });
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: parts }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  const [fold] = document.getElementsByTagName('details');
  expect(fold?.open).toBe(true);
  expect(fold?.textContent).toContain('K7');
  expect(fold?.textContent).toContain('Kestrel, × 2');
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('purchase agreement')).toBe('/en/purchase-agreement');
  expect(linkTo('privacy policy')).toBe('/en/privacy-policy');
});

test('the review names the courier', async () => {
  const address = {
    ...{ id: 0, first_name: 'Ona', last_name: 'Kazlauskienė', phone_number: '+37061234567', country_id: 1 },
    ...{ first_address: 'Žvejų g. 12-4', city: 'Klaipėda', zip: '91234' },
  };
  const courier_info = { name: 'Northway', pickup_point: null };
  const parts = aCheckout({ step: 5, email: 'ona@example.lt', delivery_method: 0, courier_info, address });
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: parts }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  expect(screen.getByText(/^Northway, to your door: Žvejų g. 12-4, 91234 Klaipėda/)).toBeDefined();
});

const review = async (totals: Partial<Checkout['totals']>, given: Partial<RouteGiven> = {}) => {
  const parts = aCheckout({ step: 5, email: 'ona@example.lt' });
  const session = { ...parts, totals: { ...parts.totals, ...totals } };
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: session }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true, ...given });
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

test.each([
  ['en', 'Order and pay €0.00, €127.00 from balance'],
  ['lt', 'Užsakyti ir sumokėti 0,00 €, 127,00 € iš balanso'],
  ['lv', 'Pasūtīt un samaksāt 0,00 €, 127,00 € no konta atlikuma'],
  ['ee', 'Telli ja maksa 0,00 €, 127,00 € kontojäägist'],
] as const)(
  'in %s the button states the obligation to pay when the balance covers all, and names both sums',
  async (locale, words) => {
    const buttons = await review({ balance: 127, total: 0 }, { locale });
    expect(buttons.map((text) => text?.replaceAll('\u00a0', ' '))).toContain(words);
  },
);

test('the button names the balance next to the charge, and a zero sum without a balance', async () => {
  expect(await review({ balance: 100, total: 27 })).toContain('Order and pay €27.00, €100.00 from balance');
  cleanup();
  expect(await review({ promotion: 127, total: 0 })).toContain('Order and pay €0.00');
});

test('the right to withdraw is shown before the button, with its days and who pays the return', async () => {
  await review({});
  const right = screen.getByText(
    'You can withdraw from the purchase within 14 days of receiving your items. You pay for sending them back.',
  );
  const button = screen.getByRole('button', { name: /^Order and pay/ });
  expect(right.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('goods that cannot be returned are named with the reason, next to a link to the model form', async () => {
  const parts = aCheckout({ step: 5, email: 'ona@example.lt' });
  const [first, ...others] = parts.products;
  const products = [
    { ...first!, name: 'Face cream', return_exception: 'sealed_hygiene' as const },
    ...others,
  ];
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: { ...parts, products } }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  expect(
    screen.getByText(/^Face cream: There is no right of withdrawal.*unsealed after delivery/),
  ).toBeDefined();
  expect(document.body.textContent).not.toContain('made to your specifications');
});

test('the characteristics and the saving by combined shipping are shown next to the step', async () => {
  const parts = aCheckout({ step: 5, email: 'ona@example.lt', together_saves: { air: 12.5, sea: 4 } });
  const [first, ...others] = parts.products;
  const products = [{ ...first!, facts: [{ name: 'Material', value: 'wool, silk' }] }, ...others];
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: { ...parts, products } }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  expect(document.body.textContent).toContain('Material: wool, silk');
  expect(screen.getAllByText('Sending everything together saves €12.50.').length).toBeGreaterThan(0);
});

const noticeIn = async (countryId: number) => {
  const parts = aCheckout({ step: 5, email: 'ona@example.lt', country_id: countryId });
  server.use(answering(checkoutContract.openStep, { ...ok, checkout: parts }));
  await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
  return screen.queryByRole('heading', { name: 'EU legal guarantee' });
};

test('the notice on the legal guarantee is shown before the button where the law of the destination requires it', async () => {
  const [estonia, emirates] = [3, 5];
  const notice = await noticeIn(estonia);
  const button = screen.getByRole('button', { name: /^Order and pay/ });
  expect(notice?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/^Minimum 2-year legal guarantee protection/)).toBeDefined();
  cleanup();
  expect(await noticeIn(emirates)).toBeNull();
});

test('a brand’s own promise is called a return, and a brand without a promise shows nothing', async () => {
  const promises = { ...PROMISES, isByEuLaw: false, returnDays: 7, returnPaidBy: null };
  await review({}, { brand: aBrand({ promises }) });
  expect(screen.getByText('You can return your items within 7 days of receiving them.')).toBeDefined();
  cleanup();
  await review({}, { brand: aBrand({ promises: NO_PROMISES }) });
  expect(document.body.textContent).not.toMatch(/withdraw|return/i);
});

test.each([
  ['checkout.provider_down', {}, 'provider_down', 'not working at the moment'],
  ['checkout.payment_failed', { payment: ['limit'] }, 'limit', 'above the limit'],
  ['checkout.payment_failed', {}, '1', 'choose another payment method'],
])(
  'an order refused with %s redirects to the payment, which shows the reason',
  async (message, errors, reason, words) => {
    const parts = aCheckout({ step: 5, email: 'ona@example.lt' });
    server.use(
      answering(checkoutContract.openStep, { ...ok, checkout: parts }),
      refusing(checkoutContract.place, { status: 409, message, errors }),
    );
    const { user, place } = await renderRoute(checkout, { at: `/confirm/${parts.slug}`, hasSession: true });
    await user.click(screen.getByRole('button', { name: /^Order and pay/ }));
    expect((await screen.findByText(new RegExp(words))).textContent).toBeDefined();
    expect(place()).toBe(`/payment/${parts.slug}?declined=${reason}`);
  },
);
