import { authContract } from '@shop/contracts/auth';
import { reservationContract, type ReservationState, type Reserve } from '@shop/contracts/reservation';
import { answering, createShopServer } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { reservation } from './index.ts';
import { reservationRoutes } from './reservation.routes.ts';
import { aReservation, someModels } from './testing/a-reservation.ts';
// Imported in advance, so that no test measures the import.
import './confirm-page/confirm-page.tsx';
import './reservation-page/reservation-page.tsx';
import './success-page/success-page.tsx';

const SLUG = 'R'.repeat(22);
const server = createShopServer(
  answering(authContract.currentUser, { status: true, user: null }),
  answering(reservationContract.models, { status: true, models: someModels() }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stands = (changes: Partial<ReservationState>) =>
  server.use(answering(reservationContract.one, { status: true, reservation: aReservation(changes) }));

test('a device is requested with its model and a person, and the page says to look for the mail', async () => {
  const sent: Reserve[] = [];
  server.use(
    answering(reservationContract.reserve, ({ body }) => {
      sent.push(body);
      return { status: true as const };
    }),
  );
  const { place } = await renderRoute(reservation, { at: '/iphone-reservation' });
  expect(screen.getByText('A device is free now')).toBeDefined();
  expect(screen.getByText('12 people are waiting')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /iPhone 18 Pro/ }));
  fill('Name', 'Ona Petraitė');
  fill('E-mail', 'ona@example.lt');
  fill('Phone', '+370 612 00184');
  press('Reserve');
  await waitFor(() => expect(place()).toBe('/iphone-reservation?done=asked'));
  expect(sent).toEqual([
    { model_id: 2, name: 'Ona Petraitė', email: 'ona@example.lt', phone: '+370 612 00184' },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeDefined();
});

test('without a model nothing is sent, and typed text stays', async () => {
  await renderRoute(reservation, { at: '/iphone-reservation' });
  fill('Name', 'Ona Petraitė');
  press('Reserve');
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ona Petraitė');
});

test('a link shows the reservation and confirms it only by a click', async () => {
  stands({ state: 'unconfirmed', place: null });
  const confirmed: string[] = [];
  server.use(
    answering(reservationContract.confirm, ({ body }) => {
      confirmed.push(body.slug);
      stands({});
      return { status: true as const, reservation: aReservation() };
    }),
  );
  const { place } = await renderRoute(reservation, { at: `/iphone-reservation/confirm/${SLUG}` });
  expect(confirmed).toEqual([]);
  press('Confirm the reservation');
  await waitFor(() => expect(place()).toBe(`/reservation/success?reservation=${SLUG}`));
  expect(confirmed).toEqual([SLUG]);
  expect(await screen.findByText(/Your place in the queue is 3/)).toBeDefined();
});

test('a held device shows its deadline, and can be given up', async () => {
  stands({ state: 'held', place: null, hold_until: '2026-11-27T09:14:00-05:00' });
  server.use(
    answering(reservationContract.cancel, () => {
      stands({ state: 'cancelled', place: null });
      return { status: true as const, reservation: aReservation({ state: 'cancelled' }) };
    }),
  );
  await renderRoute(reservation, { at: `/iphone-reservation/confirm/${SLUG}` });
  expect(screen.getByText(/2026-11-27 16:14/)).toBeDefined();
  press('Give up the reservation');
  expect(await screen.findByRole('heading', { name: 'The reservation is cancelled' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Give up the reservation' })).toBeNull();
});

const deposit = { amount: 50, currency: 'EUR' };

test('a deposit is said before a device is reserved', async () => {
  server.use(answering(reservationContract.models, { status: true, deposit, models: someModels() }));
  await renderRoute(reservation, { at: '/iphone-reservation' });
  expect(screen.getByText(/pay a deposit of €50.00/)).toBeDefined();
  expect(screen.getByText(/The deposit of €50.00 is paid from the link/)).toBeDefined();
  expect(screen.queryByText(/costs nothing/)).toBeNull();
});

test('a deposit is confirmed by going to its payment', async () => {
  stands({ state: 'unconfirmed', place: null, deposit: { ...deposit, state: 'due' } });
  server.use(
    answering(reservationContract.confirm, () => ({
      status: true as const,
      reservation: aReservation({ state: 'paying', deposit: { ...deposit, state: 'due' } }),
      pay_slug: SLUG,
    })),
  );
  const { place } = await renderRoute(reservation, { at: `/iphone-reservation/confirm/${SLUG}` });
  expect(screen.getByText(/It goes back to you when you buy the device/)).toBeDefined();
  press('Confirm and pay the deposit, €50.00');
  await waitFor(() => expect(place()).toBe(`/payment/${SLUG}`));
});

test('a place is kept until its deposit is paid', async () => {
  stands({ state: 'paying', deposit: { ...deposit, state: 'due' }, pay_by: '2026-11-24T10:14:00-05:00' });
  await renderRoute(reservation, { at: `/iphone-reservation/confirm/${SLUG}` });
  expect(screen.getByText(/kept for you until 2026-11-24 17:14/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Pay the deposit, €50.00' })).toBeDefined();
});

test('a deposit on its way back is said', async () => {
  stands({ state: 'cancelled', place: null, deposit: { ...deposit, state: 'returning' } });
  await renderRoute(reservation, { at: `/iphone-reservation/confirm/${SLUG}` });
  expect(screen.getByText('We are returning your deposit, €50.00.')).toBeDefined();
});

test('a brand with the feature off has none of its pages', async () => {
  const brand = aBrand({ featuresOff: ['reservation'] });
  await renderRoute(reservation, { at: '/iphone-reservation', brand });
  expect(screen.getAllByText('elsewhere')).toHaveLength(1);
});

test('R-RTE-53 the page after a reservation has its route name', () => {
  expect(reservationRoutes.map(({ id }) => id)).toContain('reservation-success');
});
