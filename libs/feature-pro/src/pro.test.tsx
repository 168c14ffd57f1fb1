import { authContract, type User } from '@shop/contracts/auth';
import { forwardingContract } from '@shop/contracts/forwarding';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { ordersContract } from '@shop/contracts/orders';
import { proContract, type ApplyForPro, type ImportRows, type ProAnswer } from '@shop/contracts/pro';
import { answering, createShopServer, refusing, unreachable } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { aClient } from '@shop/testing-react/stories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pro } from './index.ts';
import { proRoutes } from './pro.routes.ts';
import {
  aClaim,
  aColleague,
  aCompanyOrder,
  aMonth,
  anAccount,
  anApplication,
  anInvitation,
  anOpenInvitation,
  anInvoice,
  anInvoiceSummary,
  aProState,
  aReport,
  aStoredParcel,
  someTerms,
} from './testing/a-pro.ts';
// Imported in advance, so that no test measures the import.
import './delivery-page/delivery-page.tsx';
import './invitation-page/invitation-page.tsx';
import './payment-page/payment-page.tsx';
import './people-page/people-page.tsx';
import './pro-page/pro-page.tsx';
import './site-page/site-page.tsx';

const server = createShopServer();
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const is = (user: User | null, state: Partial<ProAnswer> = {}) =>
  server.use(
    answering(authContract.currentUser, { status: true, user }),
    answering(proContract.state, aProState(state)),
    answering(proContract.companyOrders, { status: true, orders: [aCompanyOrder()] }),
  );
const isPro = () => is(aClient({ is_pro: true, tier: 'gold' }), { account: anAccount() });
const open = (at: string, hasSession = true) => renderRoute(pro, { at, hasSession });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of business accounts', () => {
  test('shows the tiers, and leads a guest to the login and back', async () => {
    is(null);
    await open('/pro', false);
    expect(screen.getByText('Gold').closest('tr')?.textContent).toContain('12%');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/en/login?redirect=%2Fpro',
    );
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull();
  });

  test('takes an application, and shows what is wrong with its VAT number', async () => {
    is(aClient());
    const sent: ApplyForPro[] = [];
    server.use(refusing(proContract.apply, { status: 422, errors: { vat_number: ['vat_number'] } }));
    await open('/pro');
    press('Send the application');
    expect((await screen.findAllByText(/required|fill in/i)).length).toBeGreaterThan(0);
    fill('Company name', 'UAB Prekyba');
    fill('Registration code', '110862');
    fill(/^VAT number/, 'LT1');
    press('Send the application');
    expect((await screen.findAllByText(/This is not a VAT number/)).length).toBeGreaterThan(0);
    server.use(
      answering(proContract.apply, ({ body }) => {
        sent.push(body);
        return { status: true as const };
      }),
      answering(proContract.state, aProState({ application: anApplication() })),
    );
    fill(/^VAT number/, 'LT119511515');
    press('Send the application');
    expect(await screen.findByText(/We received the application of UAB Prekyba/)).toBeDefined();
    expect(sent).toMatchObject([{ company: 'UAB Prekyba', vat_number: 'LT119511515', country_id: 1 }]);
  });

  test('says why an application was declined, and takes another', async () => {
    is(aClient(), { application: anApplication({ state: 'declined', reason: 'Wrong code.' }) });
    await open('/pro');
    expect(screen.getByText('Wrong code.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send the application' })).toBeDefined();
  });

  test('leads a pro client on', async () => {
    isPro();
    await open('/pro');
    expect(screen.getByRole('link', { name: 'Open the business pages' }).getAttribute('href')).toBe(
      '/en/site-pro',
    );
  });
});

test.each(['/site-pro', '/site-pro/people', '/site-pro-payment/7', '/site-pro-delivery'])(
  'a client without a business account is led from %s to /pro',
  async (at) => {
    is(aClient());
    const { place } = await open(at);
    expect(place()).toBe('/pro');
  },
);

describe('the business pages', () => {
  beforeEach(isPro);

  test('say what was agreed, and when a part cannot be loaded', async () => {
    server.use(unreachable(ordersContract.list));
    await open('/site-pro');
    expect(screen.getByText('Tier Gold: 12% off freight.')).toBeDefined();
    expect(screen.getByText(/Credit limit €750.00, €11.29 of it used/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });

  test('list invoices by their filter, each with the page that pays it, and the table of all', async () => {
    const asked: string[] = [];
    server.use(
      answering(proContract.invoices, ({ body }) => {
        asked.push(body.filter);
        return { status: true as const, invoices: [anInvoiceSummary()] };
      }),
    );
    await open('/site-pro?show=invoices&state=open');
    expect(asked).toEqual(['open']);
    expect(screen.getByRole('link', { name: 'MI-LT-2026-000007' }).getAttribute('href')).toBe(
      '/en/site-pro-payment/7',
    );
    expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/api/pro/invoices.csv');
  });

  test('sum each month', async () => {
    server.use(answering(proContract.statement, { status: true, months: [aMonth()], claims: [] }));
    await open('/site-pro?show=statement');
    const row = screen.getByText('2026-11').closest('tr')?.textContent;
    for (const sum of ['€412.50 (3)', '€11.29 (1)', '€100.00', '€60.50']) expect(row).toContain(sum);
  });

  test('list what was bought on account, with its payments, what was refunded and what is open', async () => {
    server.use(answering(proContract.statement, { status: true, months: [aMonth()], claims: [aClaim()] }));
    await open('/site-pro?show=statement');
    const link = screen.getByRole('link', { name: 'MI-LT-2026-000008' });
    expect(link.getAttribute('href')).toBe('/en/site-pro-payment/8');
    const row = link.closest('tr')?.textContent;
    for (const said of ['QU100007', '€100.00 on 25 November 2026', '€212.50', '€412.50'])
      expect(row).toContain(said);
  });

  test('say when an invoice is overdue', async () => {
    server.use(
      answering(proContract.state, aProState({ account: { ...anAccount(), is_overdue: true } })),
      answering(proContract.statement, { status: true, months: [], claims: [] }),
    );
    await open('/site-pro?show=statement');
    expect(screen.getByText(/nothing can be bought on account/)).toBeDefined();
  });

  test('import a table: each row is reported, and the rows with faults are kept to be corrected', async () => {
    const sent: ImportRows[] = [];
    server.use(
      answering(proContract.importRows, ({ body }) => {
        // A form's text has the line ends of the web.
        sent.push({ ...body, text: body.text.replaceAll('\r\n', '\n') });
        return aReport();
      }),
    );
    await open('/site-pro?show=import');
    fill(/^Table as text/, 'name,quantity\nBlue mug,1\n,many');
    press('Add the rows');
    const table = await screen.findByRole('table', { name: 'Report of the import' });
    expect(table.textContent).toContain('quantity: must be a whole number from 1 to 99; name: is missing');
    expect(screen.getByText('1 row was added to your draft.')).toBeDefined();
    expect(screen.getByText(/^1 row was not added/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Table as text/).value).toBe('name,quantity\n,many\n');
    expect(sent).toEqual([{ text: 'name,quantity\nBlue mug,1\n,many', files: [] }]);
  });

  test('a refused table stays in its field, and says why', async () => {
    server.use(refusing(proContract.importRows, { status: 422, errors: { table: ['table_head'] } }));
    await open('/site-pro?show=import');
    fill(/^Table as text/, 'a,b\n1,2');
    press('Add the rows');
    expect((await screen.findAllByText(/The first row must name the columns/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Table as text/).value).toBe('a,b\n1,2');
  });
});

describe('the payment of an invoice', () => {
  beforeEach(isPro);

  test('accepts it first, and then leads to the payment', async () => {
    server.use(
      answering(proContract.invoice, { status: true, invoice: anInvoice() }),
      answering(miscInvoicesContract.accept, { status: true }),
    );
    const { place } = await open('/site-pro-payment/7');
    expect(screen.getByText('A day of storage').closest('tr')?.textContent).toContain('€6.00');
    press('Accept and pay €11.29');
    await waitFor(() => expect(place()).toBe(`/payment/${'M'.repeat(22)}`));
  });

  test('an accepted one is paid, a paid one is not', async () => {
    const accepted = anInvoice({ state: 'accepted', can_accept: false, can_pay: true });
    server.use(answering(proContract.invoice, { status: true, invoice: accepted }));
    await open('/site-pro-payment/7');
    expect(screen.getByRole('link', { name: 'Pay €11.29' }).getAttribute('href')).toBe(
      `/en/payment/${'M'.repeat(22)}`,
    );
  });

  test('another client’s is not found, nor is a malformed id', async () => {
    server.use(refusing(proContract.invoice, { status: 404, message: 'not_found' }));
    await open('/site-pro-payment/8');
    expect(screen.getByRole('alert').textContent).toBe('status 404');
  });
});

describe('delivery from the warehouse', () => {
  beforeEach(() => {
    isPro();
    server.use(answering(forwardingContract.packages, { status: true, packages: [] }));
  });

  test('R-CHK-07 the declaration check shows the terms until their current version is accepted', async () => {
    let terms = someTerms();
    const sent: object[] = [];
    server.use(
      answering(proContract.terms, () => terms),
      answering(proContract.acceptTerms, ({ body }) => {
        sent.push(body);
        terms = someTerms({ accepted: { name: body.name, at: '2026-11-21T10:02:00-05:00' } });
        return { status: true as const };
      }),
    );
    await open('/site-pro-delivery');
    expect(screen.getByText('You choose which packages leave.')).toBeDefined();
    expect(screen.queryByText('No parcels in the warehouse')).toBeNull();
    fill('Your first and last name', 'Ona Onaitė');
    press('Accept the terms');
    expect(await screen.findByText('No parcels in the warehouse')).toBeDefined();
    expect(sent).toEqual([{ version: 1, name: 'Ona Onaitė' }]);
    expect(screen.getByText(/Accepted by Ona Onaitė on/)).toBeDefined();
  });

  describe('with accepted terms', () => {
    beforeEach(() =>
      server.use(
        answering(
          proContract.terms,
          someTerms({ accepted: { name: 'Ona Onaitė', at: '2026-11-21T10:02:00-05:00' } }),
        ),
      ),
    );

    test('the chosen parcels in storage go on to the request with its declaration', async () => {
      const packages = [
        aStoredParcel(),
        aStoredParcel({ id: 2, tracking_number: 'TBA2' }),
        aStoredParcel({ id: 3, tracking_number: 'TBA3', state: 'announced', is_forwardable: false }),
      ];
      server.use(answering(forwardingContract.packages, { status: true, packages }));
      const { place } = await open('/site-pro-delivery');
      expect(screen.queryByText('TBA3')).toBeNull();
      fireEvent.click(screen.getByLabelText('TBA2'));
      press('Have them forwarded');
      await waitFor(() => expect(place()).toBe('/parcels/forward?package_1=1'));
    });

    test('parcels that cannot be loaded are said', async () => {
      server.use(unreachable(forwardingContract.packages));
      await open('/site-pro-delivery');
      expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    });
  });

  test('terms that have changed meanwhile are not accepted unseen', async () => {
    server.use(
      answering(proContract.terms, someTerms()),
      refusing(proContract.acceptTerms, { status: 409, message: 'pro.new_terms' }),
    );
    await open('/site-pro-delivery');
    fill('Your first and last name', 'Ona Onaitė');
    press('Accept the terms');
    expect((await screen.findAllByText(/There is a newer version/)).length).toBeGreaterThan(0);
  });
});

test('the invoice of an order on account shows what is open, and links to the order that has the VAT invoice', async () => {
  isPro();
  server.use(
    answering(proContract.invoice, {
      status: true,
      invoice: anInvoice({
        ...{
          state: 'overdue',
          can_accept: false,
          can_decline: false,
          can_pay: true,
          total: 412.5,
          open: 312.5,
        },
        claim: { order_number: 'QU100007', order_slug: 'A'.repeat(22), credited: 100 },
      }),
    }),
  );
  await open('/site-pro-payment/7');
  expect(document.body.textContent).toContain('Order QU100007 on account, with VAT€412.50');
  expect(screen.getByRole('link', { name: 'Pay €312.50' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(
    `/en/my-orders/${'A'.repeat(22)}`,
  );
  expect(screen.queryByText(/Decline it/)).toBeNull();
});

describe('the people of a company', () => {
  const JONAS = aColleague({ id: 2, name: 'Jonas Pirkėjas', email: 'jonas@company.example', role: 'buyer' });
  const shows = (people = [aColleague({ is_me: true }), JONAS], invitations = [anOpenInvitation()]) =>
    server.use(answering(proContract.people, { status: true, people, invitations }));

  test('an owner sees roles and invitations, changes a role, and removes a person', async () => {
    isPro();
    shows();
    const sent: object[] = [];
    const note = ({ body }: { body: object }) => {
      sent.push(body);
      return { status: true as const };
    };
    server.use(answering(proContract.changeRole, note), answering(proContract.removePerson, note));
    const { place } = await open('/site-pro/people');
    const row = screen.getByText('jonas@company.example').closest('tr')?.textContent;
    expect(row).toContain('Buyer');
    expect(screen.getByText('new@company.example').closest('tr')?.textContent).toContain('Valid until');
    fireEvent.change(screen.getByLabelText('Role of Jonas Pirkėjas'), { target: { value: 'bookkeeper' } });
    press('Save the role');
    expect(await screen.findByText('The role is saved.')).toBeDefined();
    expect(place()).toBe('/site-pro/people?done=role');
    press('Remove Jonas Pirkėjas');
    expect(await screen.findByText('The person is removed.')).toBeDefined();
    expect(sent).toEqual([{ id: 2, role: 'bookkeeper' }, { id: 2 }]);
  });

  test('an invitation that is refused stays in its form, with the reason at its field', async () => {
    isPro();
    shows([aColleague({ is_me: true })], []);
    server.use(refusing(proContract.invite, { status: 422, errors: { email: ['pro.member_already'] } }));
    await open('/site-pro/people');
    expect(screen.getByText(/You are the only person so far/)).toBeDefined();
    expect(screen.getByText('No invitation is open.')).toBeDefined();
    fill(/^E-mail address/, 'ona@company.example');
    press('Send the invitation');
    expect((await screen.findAllByText(/belongs to the company already/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail address/).value).toBe('ona@company.example');
  });

  test('the only owner reads why leaving is not possible', async () => {
    isPro();
    shows([aColleague({ is_me: true })], []);
    await open('/site-pro/people');
    expect(screen.getByText(/A company needs an owner/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Leave now' })).toBeNull();
  });

  test('a buyer changes nobody, and may leave', async () => {
    is(aClient({ is_pro: true }), {
      account: { ...anAccount(), role: 'buyer', rights: ['order', 'orders'] },
    });
    shows([aColleague(), { ...JONAS, is_me: true }], []);
    server.use(answering(proContract.leave, { status: true }));
    const { place } = await open('/site-pro/people');
    expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    press('Leave now');
    await waitFor(() => expect(place()).toBe('/pro'));
  });

  test('a role sees its own parts of the business pages, and reads that others are not included', async () => {
    is(aClient({ is_pro: true }), {
      account: { ...anAccount(), role: 'bookkeeper', rights: ['orders', 'papers'] },
    });
    await open('/site-pro?show=import');
    expect(screen.getByText(/Your role does not include this part/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Statement' })).toBeDefined();
  });
});

describe('an invitation', () => {
  const at = `/site-pro/invitation/${'c'.repeat(43)}`;

  test('is accepted, and leads to the business pages', async () => {
    is(aClient({ is_pro: true }), { account: anAccount() });
    const sent: object[] = [];
    server.use(
      answering(ordersContract.list, { status: true, items: [], total: 0 }),
      answering(proContract.invitation, anInvitation()),
      answering(proContract.acceptInvitation, ({ body }) => {
        sent.push(body);
        return { status: true as const };
      }),
    );
    const { place } = await open(at);
    expect(
      screen.getByText(/UAB Prekyba invites you to its business account. Your role: Buyer/),
    ).toBeDefined();
    press('Accept the invitation');
    await waitFor(() => expect(place()).toBe('/site-pro'));
    expect(sent).toEqual([{ code: 'c'.repeat(43) }]);
  });

  test.each([
    ['unknown', /does not work any more/],
    ['other_address', /is for another e-mail address/],
    ['has_company', /belongs to a company already/],
  ] as const)('that is %s says why it cannot be accepted', async (state, words) => {
    is(aClient());
    server.use(answering(proContract.invitation, anInvitation({ state, company: null, role: null })));
    await open(at);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  });
});

test('the routes have the names of the specification', () => {
  expect(proRoutes.map(({ id }) => id)).toEqual([
    ...[
      'pro',
      'site-pro',
      'site-pro-people',
      'site-pro-invitation',
      'site-pro-delivery',
      'site-pro-payment-id',
    ],
  ]);
});
