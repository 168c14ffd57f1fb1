import { authContract } from '@shop/contracts/auth';
import { trackingContract } from '@shop/contracts/tracking';
import { answering, createShopServer, refusing } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test } from 'vitest';
import { orders } from '../index.ts';
import '../parcel-page/parcel-page.tsx';
import './tracking-page.tsx';

const server = createShopServer(answering(authContract.currentUser, { status: true, user: null }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A shop with one known parcel. */
const withParcel = () => {
  const asked: string[] = [];
  server.use(
    answering(trackingContract.follow, ({ body }) => {
      asked.push(body.parcel);
      return {
        status: true as const,
        parcel: {
          ...{ number: 'NP000184', carrier: 'harbour' as const, state: 'customs' as const },
          events: [
            { state: 'customs' as const, place: 'Vilnius', at: '2026-11-14T09:14:00-05:00' },
            { state: 'shipped' as const, place: null, at: '2026-11-12T09:14:00-05:00' },
          ],
        },
      };
    }),
  );
  return asked;
};

test('a number opens its parcel, in any notation', async () => {
  const asked = withParcel();
  const { place } = await renderRoute(orders, { at: '/tracking?number=np+000184' });
  expect(place()).toBe('/tracking/NP000184');
  expect(new Set(asked)).toEqual(new Set(['NP000184']));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Parcel NP000184');
  expect(document.body.textContent).toContain('Harbour Courier · At customs');
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stops[0]).toMatch(/^Handed to the carrier/);
  expect(stops[1]).toMatch(/^At customs.+Vilnius$/);
});

test('an invalid number is reported at the field, and stays in it', async () => {
  await renderRoute(orders, { at: '/tracking?number=%3F%3F' });
  const field = screen.getByLabelText<HTMLInputElement>('Parcel number');
  expect(field.value).toBe('??');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.form?.getAttribute('action')).toBe('/tracking');
  expect(document.body.textContent).toContain('This is not a parcel number');
});

test('an unknown parcel is reported as such, with the form again', async () => {
  server.use(refusing(trackingContract.follow, { status: 404, message: 'not_found' }));
  await renderRoute(orders, { at: '/tracking/NP000184' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not know this parcel');
  expect(screen.getByLabelText<HTMLInputElement>('Parcel number').value).toBe('NP000184');
});

test('a brand without tracking has no page for it', async () => {
  await renderRoute(orders, { at: '/tracking', brand: aBrand({ featuresOff: ['tracking'] }) });
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test.each(['/tracking/np000184', '/tracking/NP_184', '/tracking/0', '/tracking/12345678901x'])(
  '%s is not a parcel number',
  async (at) => {
    const asked = withParcel();
    await renderRoute(orders, { at });
    expect(screen.getByRole('alert').textContent).toBe('status 404');
    expect(asked).toEqual([]);
  },
);
