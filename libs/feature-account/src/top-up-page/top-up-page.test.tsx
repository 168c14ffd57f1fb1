import { authContract } from '@shop/contracts/auth';
import { balanceContract } from '@shop/contracts/balance';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aUser } from '../testing.ts';
import './top-up-page.tsx';

const SLUG = 'T'.repeat(22);
const sent: number[] = [];
const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: aUser({ balance: 35.5 }) }),
  answering(balanceContract.topUp, ({ body }) => {
    sent.push(body.amount);
    return { status: true as const, slug: SLUG };
  }),
);
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const open = (at = '/balance/pay') => renderRoute(account, { at, hasSession: true });
const field = () => screen.getByLabelText<HTMLInputElement>('Amount, EUR');
const type = (amount: string) => fireEvent.change(field(), { target: { value: amount } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

test('a typed sum leads to its payment', async () => {
  const { place } = await open();
  expect(screen.getByText(/35\.50/)).toBeDefined();
  type('20,50');
  press();
  await waitFor(() => expect(place()).toBe(`/payment/${SLUG}`));
  expect(sent).toEqual([20.5]);
});

test('an offered sum is a link that fills the field', async () => {
  await open('/balance/pay?amount=50');
  expect(field().value).toBe('50');
  expect(screen.getByRole('link', { name: '€100.00' }).getAttribute('href')).toBe(
    '/en/balance/pay?amount=100',
  );
});

test('limits and offered sums are those of the account’s currency', async () => {
  server.use(
    answering(authContract.currentUser, {
      status: true,
      user: aUser({ balance: 100, balance_currency: 'AED' }),
    }),
  );
  await open();
  expect(screen.getByLabelText('Amount, AED')).toBeDefined();
  expect(screen.getByText(/AED\s?100\.00/, { selector: 'p' })).toBeDefined();
  expect(screen.getByRole('link', { name: /AED\s?800\.00/ })).toBeDefined();
});

test.each([
  ['4', 'This sum is too small. The least is €5.00.'],
  ['2001', 'This sum is too large. The most is €2,000.00.'],
  ['twenty', 'Enter a sum such as 20 or 20.50.'],
])('the sum %s is refused at its field, and nothing is sent', async (typed, words) => {
  await open();
  type(typed);
  press();
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
  expect(field().value).toBe(typed);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});
