import { authContract } from '@shop/contracts/auth';
import {
  forwardingContract,
  type AnnouncePackage,
  type ApproveForward,
  type DeclareForward,
  type EstimateForwarding,
  type Forward,
  type RequestForwarding,
} from '@shop/contracts/forwarding';
import { answering, createShopServer, refusing, unreachable } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { aClient } from '@shop/testing-react/stories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forwardingRoutes } from './forwarding.routes.ts';
import { forwarding } from './index.ts';
import {
  anEstimate,
  anUndeclared,
  aParcel,
  aRequest,
  aRequestSummary,
  aWarehouse,
  FORWARD_SLUG,
  someParcels,
} from './testing/a-parcel.ts';
// Imported in advance, so that no test measures the import.
import './forward-page/forward-page.tsx';
import './parcels-page/parcels-page.tsx';
import './request-page/request-page.tsx';

const server = createShopServer();
beforeEach(() =>
  server.use(
    answering(authContract.currentUser, { status: true, user: aClient() }),
    answering(forwardingContract.warehouse, aWarehouse()),
    answering(forwardingContract.packages, { status: true, packages: someParcels() }),
    answering(forwardingContract.requests, { status: true, requests: [aRequestSummary()] }),
    answering(forwardingContract.estimate, anEstimate()),
  ),
);
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const at = `/parcels/${FORWARD_SLUG}`;
const open = (address: string) => renderRoute(forwarding, { at: address, hasSession: true });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const stands = (changes: Partial<Forward> = {}) =>
  server.use(answering(forwardingContract.one, { status: true, request: aRequest(changes) }));
const rowOf = (text: string) => screen.getByText(text).closest('tr')?.textContent ?? '';

describe('the parcels of a client', () => {
  test('the address has the own suite number, and says what storing costs', async () => {
    await open('/parcels');
    expect(screen.getByText(/Suite LT-20001/)).toBeDefined();
    expect(screen.getByText(/The first 30 days in the warehouse are free/)).toBeDefined();
    expect(screen.getByText(/€0.50 without VAT/)).toBeDefined();
  });

  test('each parcel says its state, its weight, and the clock of its storage', async () => {
    await open('/parcels');
    expect(rowOf('1Z999AA10123456784')).toMatch(/In the warehouse.*1\.2\u00a0kg.*Free until/);
    expect(rowOf('1Z999AA10123456799')).toMatch(/Kept too long.*€32\.50 so far/);
    expect(rowOf('TBA184001843001')).toContain('Held: A lithium battery without its papers');
    expect(screen.getByRole('link', { name: 'See the request' }).getAttribute('href')).toBe(`/en${at}`);
  });

  test('a filter shows some of them, also none', async () => {
    await open('/parcels?show=coming');
    expect(screen.queryByText('1Z999AA10123456784')).toBeNull();
    expect(screen.getByText('TBA184001843000')).toBeDefined();
    await open('/parcels?show=gone');
    expect(screen.getByText('No parcels here')).toBeDefined();
  });

  test('without parcels the page says how the first one comes; without an answer, that it failed', async () => {
    server.use(answering(forwardingContract.packages, { status: true, packages: [] }));
    await open('/parcels');
    expect(screen.getByText('No parcels yet')).toBeDefined();
    server.use(unreachable(forwardingContract.packages));
    await open('/parcels');
    expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain('could not be loaded');
  });

  test('a parcel is announced; what is wrong is said beside its field', async () => {
    const sent: AnnouncePackage[] = [];
    server.use(
      refusing(forwardingContract.announce, {
        status: 409,
        message: 'package.announced_already',
        errors: { tracking_number: ['announced_already'] },
      }),
    );
    const { place } = await open('/parcels');
    press('Announce');
    expect((await screen.findAllByText(/required/i)).length).toBeGreaterThan(0);
    fill('Tracking number', 'TBA 184');
    fill('Store', 'Soles');
    fill('What is in it?', 'Shoes');
    fill(/^Value/, '89,90');
    press('Announce');
    expect((await screen.findAllByText(/announced already/)).length).toBeGreaterThan(0);
    server.use(
      answering(forwardingContract.announce, ({ body }) => {
        sent.push(body);
        return { status: true as const, package: aParcel({ state: 'announced' }) };
      }),
    );
    press('Announce');
    await waitFor(() => expect(place()).toBe('/parcels?done=announced'));
    expect(sent).toEqual([{ tracking_number: 'TBA 184', shop: 'Soles', contents: 'Shoes', value: 89.9 }]);
  });

  test('an announcement is taken back until the parcel has arrived', async () => {
    server.use(refusing(forwardingContract.withdraw, { status: 409, message: 'package.arrived' }));
    await open('/parcels');
    press('Remove: TBA184001843000');
    expect(await screen.findByText(/has arrived meanwhile/)).toBeDefined();
    const sent: number[] = [];
    server.use(
      answering(forwardingContract.withdraw, ({ body }) => {
        sent.push(body.id);
        return { status: true as const };
      }),
    );
    press('Remove: TBA184001843000');
    expect(await screen.findByText('The announcement is removed.')).toBeDefined();
    expect(sent).toEqual([3]);
  });
});

describe('a forward request', () => {
  const fillAddress = () => {
    fill('Street, house and flat', 'Nemuno g. 24');
    fill('City', 'Klaipėda');
    fill('Postcode', 'LT-91199');
  };

  test('shows the price by air and by sea of the parcels that the address chooses', async () => {
    const asked: EstimateForwarding[] = [];
    server.use(
      answering(forwardingContract.estimate, ({ body }) => {
        asked.push(body);
        return anEstimate();
      }),
    );
    await open('/parcels/forward?package_2=1');
    expect(asked).toMatchObject([{ package_ids: [2], country_id: 1, declaration: null }]);
    expect(screen.getByRole('columnheader', { name: 'By sea' })).toBeDefined();
    expect(screen.getByRole('row', { name: /At your door/ }).textContent).toContain('€37.33€28.10');
  });

  test('R-SCO-01 is sent with its parcels, services, cap and a declaration of two lines', async () => {
    const sent: RequestForwarding[] = [];
    server.use(
      answering(forwardingContract.request, ({ body }) => {
        sent.push(body);
        return { status: true as const, slug: FORWARD_SLUG };
      }),
    );
    stands();
    const { place } = await open('/parcels/forward');
    fillAddress();
    fireEvent.click(screen.getByLabelText('1Z999AA10123456799, Harbor Outfitters'));
    fireEvent.click(screen.getByLabelText('Photos of the contents'));
    fireEvent.click(screen.getByLabelText(/^By sea/));
    fill('Description', 'Cotton shirt');
    fill('HS code', '6109.10');
    fill(/^Value of one piece/, '20,5');
    press('Add a line');
    await waitFor(() => expect(screen.getAllByLabelText('Description')).toHaveLength(2));
    fireEvent.change(screen.getAllByLabelText('Description')[1]!, { target: { value: 'Shoes' } });
    fill(/^Most that you pay/, '90');
    press('Send the request');
    expect(await screen.findByText(/^Value of one piece, EUR: /)).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getAllByLabelText('HS code')[1]!, { target: { value: '640411' } });
    fireEvent.change(screen.getAllByLabelText(/^Value of one piece/)[1]!, { target: { value: '89' } });
    press('Send the request');
    await waitFor(() => expect(place()).toBe(`${at}?done=requested`));
    expect(sent).toMatchObject([
      {
        ...{ package_ids: [1, 2], shipping_method: 'sea', price_cap: 90 },
        services: { photos: true, insurance: false },
        address: { city: 'Klaipėda', country_id: 1 },
        declaration: {
          declared_by: 'Ona Petraitė-Žukauskienė',
          lines: [
            { hs_code: '6109.10', value: 20.5 },
            { description: 'Shoes', origin: 'US' },
          ],
        },
      },
    ]);
  });

  test('needs a parcel; without a line the declaration follows later', async () => {
    const sent: RequestForwarding[] = [];
    server.use(
      answering(forwardingContract.packages, { status: true, packages: [aParcel()] }),
      answering(forwardingContract.request, ({ body }) => {
        sent.push(body);
        return { status: true as const, slug: FORWARD_SLUG };
      }),
    );
    stands(anUndeclared());
    await open('/parcels/forward');
    const parcel = screen.getByLabelText('1Z999AA10123456784, Harbor Outfitters');
    fireEvent.click(parcel);
    press('Send the request');
    expect((await screen.findAllByText('Choose at least one parcel.')).length).toBeGreaterThan(0);
    fireEvent.click(parcel);
    fillAddress();
    press('Send the request');
    await waitFor(() => expect(sent).toMatchObject([{ declaration: null, price_cap: null }]));
  });

  test('a parcel that another request has taken meanwhile is said, and nothing typed is lost', async () => {
    server.use(refusing(forwardingContract.request, { status: 409, message: 'forward.package_taken' }));
    await open('/parcels/forward');
    fillAddress();
    press('Send the request');
    expect(await screen.findByText(/something has changed meanwhile/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Klaipėda');
  });

  test('without parcels in storage there is nothing to choose', async () => {
    server.use(answering(forwardingContract.packages, { status: true, packages: [] }));
    await open('/parcels/forward');
    expect(screen.getByText('Nothing to forward yet')).toBeDefined();
  });
});

describe('the page of a request', () => {
  test('shows its price and leads to the payment', async () => {
    stands();
    await open(at);
    expect(screen.getByRole('heading', { level: 1, name: 'Forward request FR100184' })).toBeDefined();
    expect(screen.getByText('Import VAT').closest('tr')?.textContent).toContain('€11.40');
    expect(screen.getByText(/Declared by Ona Petraitė/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay €37.33' }).getAttribute('href')).toBe(
      `/en/payment/${FORWARD_SLUG}`,
    );
  });

  test('a price above the cap is approved as it was shown', async () => {
    const sent: ApproveForward[] = [];
    stands({ state: 'approval_required', price_cap: 30, payable_slug: null });
    server.use(
      answering(forwardingContract.approve, ({ body }) => {
        sent.push(body);
        return { status: true as const };
      }),
    );
    const { place } = await open(at);
    expect(screen.getByText('Your limit: €30.00')).toBeDefined();
    press('Approve €37.33');
    await waitFor(() => expect(place()).toBe(`${at}?done=approved`));
    expect(sent).toEqual([{ slug: FORWARD_SLUG, expected_total: 37.33 }]);
  });

  test('a price that has changed meanwhile is not approved unseen', async () => {
    stands({ state: 'approval_required', price_cap: 30, payable_slug: null });
    server.use(refusing(forwardingContract.approve, { status: 409, message: 'forward.changed' }));
    await open(at);
    press('Approve €37.33');
    expect(await screen.findByText(/something has changed meanwhile/)).toBeDefined();
  });

  test('the declaration is asked for with a line for each parcel, and sent', async () => {
    const sent: DeclareForward[] = [];
    stands(anUndeclared());
    server.use(
      answering(forwardingContract.declare, ({ body }) => {
        sent.push(body);
        return { status: true as const };
      }),
    );
    const { place } = await open(at);
    expect(screen.getAllByLabelText<HTMLInputElement>('Description').map(({ value }) => value)).toEqual([
      'Two shirts',
      'Running shoes',
    ]);
    press('Give the declaration');
    expect((await screen.findAllByText(/required/i)).length).toBeGreaterThan(0);
    for (const [position, code] of ['610910', '640411'].entries()) {
      fireEvent.change(screen.getAllByLabelText('HS code')[position]!, { target: { value: code } });
      fireEvent.change(screen.getAllByLabelText(/^Value of one piece/)[position]!, {
        target: { value: '20' },
      });
    }
    press('Give the declaration');
    await waitFor(() => expect(place()).toBe(`${at}?done=declared`));
    expect(sent).toMatchObject([{ declaration: { lines: [{ hs_code: '610910' }, { quantity: 1 }] } }]);
  });

  test.each(['awaiting_declaration', 'packing', 'approval_required', 'awaiting_payment'] as const)(
    'it may be cancelled while it is %s',
    async (state) => {
      stands({ state });
      server.use(answering(forwardingContract.cancel, { status: true }));
      const { place } = await open(at);
      press('Cancel the request');
      await waitFor(() => expect(place()).toBe(`${at}?done=cancelled`));
    },
  );

  test.each(['paid', 'handed_over', 'delivered', 'cancelled'] as const)(
    'it may not be cancelled once it is %s',
    async (state) => {
      stands({ state, payable_slug: null });
      await open(at);
      expect(screen.queryByRole('button', { name: 'Cancel the request' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'See the order' }) === null).toBe(state === 'cancelled');
    },
  );

  test('another client’s is not found', async () => {
    server.use(refusing(forwardingContract.one, { status: 404 }));
    await open(at);
    expect(screen.getByRole('alert').textContent).toBe('status 404');
  });
});

test('a brand may leave forwarding out', () => {
  expect(forwarding.requires).toBe('forwarding');
  expect(aBrand({ featuresOff: ['forwarding'] }).featuresOff).toEqual(['forwarding']);
  expect(forwardingRoutes.map(({ id }) => id)).toEqual(['parcels', 'forward-parcels', 'forward-request']);
});
