import type { ApiRequest } from '@shop/brand';
import { rightsOf, type StaffRole } from '@shop/domain/staff';
import { expect, test } from 'vitest';
import { createOfficeRenderer } from './render-office.tsx';

const office = createOfficeRenderer({ styles: ['/assets/style.css'] });

type Answers = Readonly<Record<string, (body: never) => { status?: number; body?: object }>>;

const me = (role: StaffRole) => () => ({
  body: { staff: { id: 1, login: role, name: 'Vytas', roles: [role], rights: rightsOf([role]) } },
});

/** Opens a page of the office over fixed answers of the API, and records what it asked for. */
const open = async (
  path: string,
  { role = 'lead', form, answers = {} }: { role?: StaffRole | null; form?: object; answers?: Answers } = {},
) => {
  const asked: ApiRequest[] = [];
  const known: Answers = {
    '/api/staff/overview': () => ({
      body: {
        quotes: 2,
        parcels: 5,
        forwards: 0,
        claims: 1,
        reviews: null,
        balance_requests: null,
        companies: null,
        failed_mails: 1,
      },
    }),
    '/api/staff/parcels': () => ({ body: { waiting: [], taken_in: [] } }),
    ...(role && { '/api/staff/me': me(role) }),
    ...answers,
  };
  const answer = await office.render({
    method: form ? 'POST' : 'GET',
    url: `http://office.localhost${path}`,
    locale: 'en',
    ...(form && { body: new URLSearchParams(form as Record<string, string>).toString() }),
    api: async (request) => {
      asked.push(request);
      const said = known[request.url]?.(request.body as never) ?? { status: 401 };
      const { status = 200, body = {} } = said;
      return {
        status,
        body: { status: status === 200, ...(status === 401 && { message: 'unauthorised' }), ...body },
      };
    },
    report: (error) => {
      throw error;
    },
  });
  return { ...answer, html: answer.html ?? '', asked };
};

/** The name of the field that has the focus when the page opens. */
const focused = (html: string) =>
  (/<input[^>]*autofocus[^>]*>/i.exec(html)?.[0].match(/ name="(\w+)"/) ?? [])[1];

test('without a session every page leads to the login', async () => {
  for (const path of ['/', '/intake', '/quotes', '/log'])
    expect(await open(path, { role: null }), path).toMatchObject({ status: 303, location: '/log-in' });
  const { html, status } = await open('/log-in', { role: null });
  expect(status).toBe(200);
  expect(html).toContain('<title>Log in · Office</title>');
  expect(html).not.toContain('<script');
  expect(focused(html)).toBe('login');
});

test('a wrong code is said, and the password is not repeated', async () => {
  const form = { act: 'enter', login: 'lead', password: 'a secret', code: '123456' };
  const answers: Answers = {
    '/api/staff/login': () => ({ status: 401, body: { message: 'staff.code', errors: { code: ['wrong'] } } }),
  };
  const { html, status } = await open('/log-in', { role: null, form, answers });
  expect(status).toBe(422);
  expect(html).toContain('The code is missing or wrong.');
  expect(html).toContain('value="lead"');
  expect(html).not.toContain('a secret');
  expect(html).not.toContain('123456');
});

test('the right code leads to the overview, with the queues of the role', async () => {
  const form = { act: 'enter', login: 'lead', password: 'a secret', code: '123456' };
  const answers: Answers = { '/api/staff/login': me('lead') };
  expect(await open('/log-in', { role: null, form, answers })).toMatchObject({ status: 303, location: '/' });
  const { html } = await open('/', { role: 'warehouse' });
  expect(html).toContain('href="/parcels"');
  expect(html).toContain('href="/intake"');
  expect(html).not.toContain('href="/log"');
  expect(html).not.toContain('Payments in review');
});

test('a page without the right says so', async () => {
  const answers: Answers = { '/api/staff/quotes': () => ({ status: 403, body: { message: 'forbidden' } }) };
  const { html, status } = await open('/quotes', { role: 'warehouse', answers });
  expect(status).toBe(403);
  expect(html).toContain('Your role has no right to this page.');
  expect((await open('/nowhere')).status).toBe(404);
});

const take = (form: object, answers: Answers = {}) =>
  open('/intake', { role: 'warehouse', form: { act: 'take_in', key: 'k1', ...form }, answers });

test('Enter leads from the suite to the number, the weight and the sides, and then to the next parcel', async () => {
  const suite = await take({ number: 'lt-20001', suite: '', weight: '', sides: '' });
  expect(suite.status).toBe(200);
  expect(suite.html).toMatch(/name="suite"[^>]*value="LT-20001"|value="LT-20001"[^>]*name="suite"/);
  expect(focused(suite.html)).toBe('number');
  const number = { number: '1Z999AA1', suite: 'LT-20001' };
  expect(focused((await take({ ...number, weight: '', sides: '' })).html)).toBe('weight');
  expect(focused((await take({ ...number, weight: '1,2', sides: '' })).html)).toBe('sides');
  const done = await take(
    { ...number, weight: '1,2', sides: '30 20 10' },
    { '/api/staff/parcels/take-in': () => ({}) },
  );
  expect(done).toMatchObject({ status: 303, location: '/intake?done' });
  expect(done.asked.at(-1)).toMatchObject({
    idempotencyKey: 'k1',
    body: { tracking_number: '1Z999AA1', suite: 'LT-20001', weight_g: 1_200, sides_mm: [300, 200, 100] },
  });
  const next = await open('/intake?done', { role: 'warehouse' });
  expect(focused(next.html)).toBe('number');
  expect(next.html).toContain('No parcel has been taken in yet.');
});

test('photos go with the parcel, also where the form is shown again', async () => {
  const [one, two] = ['a'.repeat(22), 'b'.repeat(22)];
  const again = await take({ number: '1Z999AA1', suite: '', weight: '', sides: '', photos: one });
  expect(again.html).toContain(`name="photos" value="${one}"`);
  const done = await take(
    { number: '1Z999AA1', suite: '', weight: '1', sides: '1x1x1', photos: `${one},${two}` },
    { '/api/staff/parcels/take-in': () => ({}) },
  );
  expect(done.asked.at(-1)?.body).toMatchObject({ photos: [one, two] });
  const refused = await take({
    ...{ number: '1Z999AA1', suite: '', weight: '1', sides: '1x1x1' },
    ...{ photos: one, photos_refused: 'file_type' },
  });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('This photo cannot be kept');
  expect(refused.html).toContain(`name="photos" value="${one}"`);
});

test('what cannot be read keeps what was typed, and has the focus', async () => {
  const { html, status } = await take({ number: '1Z999AA1', suite: '', weight: 'heavy', sides: '30x20x10' });
  expect(status).toBe(422);
  expect(html).toContain('Write kilograms: 1.2');
  expect(html).toContain('value="heavy"');
  expect(focused(html)).toBe('weight');
});

test('a refusal of the warehouse is said in words', async () => {
  const taken: Answers = {
    '/api/staff/parcels/take-in': () => ({
      status: 409,
      body: { message: 'staff.package.received_already' },
    }),
  };
  const { html, status } = await take({ number: '1Z999AA1', suite: '', weight: '1', sides: '1x1x1' }, taken);
  expect(status).toBe(422);
  expect(html).toContain('This parcel was taken in before.');
});

test('a form with several buttons does what the pressed one says', async () => {
  const answers: Answers = {
    '/api/staff/balance/confirm': () => ({}),
    '/api/staff/balance/refuse': () => ({}),
  };
  const press = async (value: string) => {
    const form = { act: 'decide', id: '4', key: 'k1', reason: 'agreed', press: value };
    const { location, asked } = await open('/requests', { role: 'finance', form, answers });
    return [location, asked.at(-1)?.url, asked.at(-1)?.body];
  };
  expect(await press('confirm')).toEqual(['/requests?done', '/api/staff/balance/confirm', { id: 4 }]);
  expect(await press('refuse')).toEqual([
    '/requests?done',
    '/api/staff/balance/refuse',
    { id: 4, reason: 'agreed' },
  ]);
});

test('the log of acts shows who, what, before and after, and that its chain is whole', async () => {
  const act = {
    ...{ position: 3, at: '2026-11-26T10:00:00-05:00', who: 'staff:4', act: 'warehouse:store' },
    ...{ subject_kind: 'package', subject_id: '7', reason: 'A-12', hash: 'f'.repeat(64) },
    ...{ before: { state: 'checked' }, after: { state: 'in_storage' } },
  };
  const { html, asked } = await open('/log?who=staff:4&from=2026-11-26', {
    role: 'finance',
    answers: {
      '/api/staff/acts': () => ({ body: { acts: [act], next: null } }),
      '/api/staff/acts/verify': () => ({ body: { acts: 3, last_hash: 'f'.repeat(64), broken_at: null } }),
    },
  });
  for (const words of ['staff:4', 'warehouse:store', 'state: checked', 'state: in_storage', '3 acts'])
    expect(html).toContain(words);
  const search = asked.find(({ url }) => url === '/api/staff/acts');
  expect(search?.body).toEqual({ who: 'staff:4', from: '2026-11-26T00:00:00.000Z' });
});

const AT = '2026-11-26T10:00:00-05:00';
const QUOTE = {
  ...{
    id: 7,
    number: 'QU7',
    brand: 'lt',
    state: 'pricing',
    shipping_method: 'air',
    email: 'ona@shopper.example',
  },
  ...{ submitted_at: AT, taken_by: 'Rasa', note: '', question: null, is_mine: false },
  lines: [
    {
      ...{ id: 3, title: 'Mug', url: 'https://mugs.example/1', options: '', quantity: 2, price: 12.5 },
      ...{ currency: 'USD', category_id: 7, weight_g: 400, restriction: null },
      has_picture: true,
    },
  ],
  pictured: { line_id: 3, title: 'Mug' },
  events: [{ state: 'pricing', actor: 'buyer', note: '', at: AT }],
  proposal: { total: 41.2, currency: 'EUR' },
};
const CLAIM = {
  ...{ id: 8, number: 'CL3', brand: 'lt', state: 'in_review', reason: 'damaged', wish: 'refund' },
  ...{ order_id: 5, order_number: 'QU5', updated_at: AT, email: 'ona@shopper.example', refund: null },
  lines: [{ name: 'Mug', sku: 'M-1', quantity: 1 }],
  messages: [
    {
      ...{ staff: null, text: 'It is broken.', at: AT },
      files: [
        { position: 1, kind: 'picture' },
        { position: 2, kind: 'document' },
      ],
    },
  ],
  events: [{ state: 'received', actor: 'buyer', at: AT }],
};
const SENT = {
  ...{ id: 6, carrier: 'dhl', number: 'NP5', order_id: 5, order_number: 'FR5', brand: 'lt' },
  ...{ state: 'in_transit', at: AT },
};
const MONEY = { amount: 10, currency: 'EUR' };
const REQUEST = {
  ...{ id: 4, client_id: 9, direction: 'credit', amount: 300, currency: 'EUR', reason: 'a gift', note: '' },
  ...{ asked_by: 'Ana', asked_at: AT, expires_at: AT },
};

/** Each page with one of everything, and words that must be on it. */
/** An order with one payment. */
const anOrder = (state: 'captured' | 'cancelled') => ({
  '/api/staff/orders/one': {
    order: {
      ...{ id: 5, number: 'QU5', brand: 'lt', kind: 'quote', state: 'paid', email: 'o@x.lt', total: 9 },
      ...{ currency: 'EUR', created_at: AT, client_id: 9 },
      lines: [{ name: 'Mug', sku: 'M-1', quantity: 1, total: 9 }],
      events: [{ state: 'paid', actor: 'buyer', at: AT }],
      payments: [
        {
          ...{ reference: 'R1', state, amount: 9, refunded: 0, currency: 'EUR', created_at: AT },
          ...{ method: 'card', provider: 'cardhouse', fee: 0.44, settled_on: '2026-11-26' },
        },
      ],
    },
  },
});

const FULL: readonly (readonly [path: string, answers: Record<string, object>, words: readonly string[]])[] =
  [
    [
      '/quotes',
      { '/api/staff/quotes': { quotes: [QUOTE] } },
      ['href="/quotes/7"', 'QU7', 'Rasa', 'src="/files/quotes/7/3"', 'alt="Mug"'],
    ],
    [
      '/quotes/7',
      { '/api/staff/quotes/one': { quote: QUOTE } },
      [
        'Rasa works on this request.',
        '2 × Mug',
        'The pricer proposes €41.20.',
        'value="0.4"',
        'Decline',
        'src="/files/quotes/7/3"',
      ],
    ],
    [
      '/parcels',
      {
        '/api/staff/parcels': {
          taken_in: [],
          waiting: ['received', 'unidentified', 'checked', 'restricted_hold', 'overdue'].map((state, id) => ({
            ...{
              id,
              state,
              brand: 'lt',
              tracking_number: `1Z${id}`,
              suite: null,
              weight_g: 900,
              shelf: null,
            },
            ...{ contents: '', updated_at: AT, sides_mm: [300, 200, 100], photos: [] },
          })),
        },
      },
      ['Measure', 'Identify', 'Store', 'Send back', 'Abandon', 'value="0.9"', 'value="30x20x10"'],
    ],
    [
      '/parcels/3',
      {
        '/api/staff/parcels/one': {
          parcel: {
            ...{ id: 3, brand: 'lt', tracking_number: '1Z3', state: 'in_storage', suite: 'LT-20001' },
            ...{ weight_g: 900, sides_mm: [300, 200, 100], photos: [1], shelf: 'A-1', contents: 'Mugs' },
            ...{ updated_at: AT, shop: 'Mug House', hold_reason: null },
            events: [{ state: 'received', actor: 'vytas', note: '', at: AT }],
          },
        },
      },
      ['Mug House', 'src="/files/parcels/3/1"', 'multipart/form-data', 'Add photos', 'type="file"'],
    ],
    [
      '/forwards',
      {
        '/api/staff/forwards': {
          forwards: ['packing', 'paid'].map((state, id) => ({
            ...{ id, state, number: `FR${id}`, brand: 'lt', shipping_method: 'air', services: ['photos'] },
            parcels: [{ tracking_number: '1Z1', state: 'in_storage', shelf: 'A-1' }],
          })),
        },
        '/api/staff/handovers': { handovers: [{ carrier: 'dhl', day: '2026-11-26', count: 2 }] },
      },
      ['Pack and measure', 'Hand over', '1Z1 (A-1)', 'href="/forwards/manifest/dhl/2026-11-26"'],
    ],
    [
      '/forwards/manifest/dhl/2026-11-26',
      {
        '/api/staff/handovers/manifest': {
          ...{ carrier: 'dhl', day: '2026-11-26', weight_g: 2_400, pieces: 1 },
          consignments: [
            {
              ...{ number: 'FR5', tracking_number: 'NP5', country: 'LT', city: 'Vilnius', weight_g: 2_400 },
              ...{ pieces: 1, shipping_method: 'air' },
            },
          ],
        },
      },
      ['DHL', 'FR5', 'Vilnius, LT', '1 piece, 2.4', 'For the carrier'],
    ],
    ['/sent', { '/api/staff/sent': { parcels: [SENT] } }, ['href="/sent/6"', 'NP5', 'In transit']],
    [
      '/sent/6',
      { '/api/staff/sent/one': { parcel: { ...SENT, events: [{ state: 'shipped', place: null, at: AT }] } } },
      ['NP5', 'type="datetime-local"', 'Add', 'Out for delivery'],
    ],
    ['/claims', { '/api/staff/claims': { claims: [CLAIM] } }, ['href="/claims/8"', 'CL3', 'Damaged']],
    [
      '/claims/8',
      { '/api/staff/claims/one': { claim: CLAIM } },
      ['wants: Refund', 'src="/files/claims/8/1"', 'href="/files/claims/8/2"', 'Decline', 'Refund', 'Ask'],
    ],
    [
      '/search?q=ona@shopper.example',
      {
        '/api/staff/search': {
          orders: [
            {
              id: 5,
              number: 'QU5',
              brand: 'lt',
              kind: 'quote',
              state: 'paid',
              email: 'o@x.lt',
              total: 9,
              currency: 'EUR',
              created_at: AT,
            },
          ],
          clients: [{ id: 9, brand: 'lt', email: 'ona@shopper.example', name: 'Ona', suite: 'LT-20001' }],
          parcels: [{ id: 1, brand: 'lt', tracking_number: '1Z1', state: 'checked' }],
        },
      },
      ['href="/orders/5"', 'href="/clients/9"', '1Z1'],
    ],
    [
      '/orders/5',
      anOrder('captured'),
      ['Mug', 'R1', 'cardhouse, card', '€0.44', '2026-11-26', 'value="refund"'],
    ],
    [
      '/clients/9',
      {
        '/api/staff/balance': {
          ...{ balance: 12, held: 0, currency: 'EUR', waiting: [REQUEST] },
          mail_stop: { reason: 'bounce', status: '5.1.1', since: AT },
        },
        '/api/staff/company-account': { account: null },
      },
      [
        'Balance €12.00, held €0.00',
        'a gift',
        'Credit',
        'Mails to this customer have come back (5.1.1) since',
      ],
    ],
    [
      '/clients/8',
      {
        '/api/staff/balance': { balance: 0, held: 0, currency: 'EUR', waiting: [] },
        '/api/staff/company-account': {
          account: {
            ...{ company: 'UAB Prekyba', currency: 'EUR', limit: 500, used: 150, left: 350, due_days: 21 },
            people: [
              { client_id: 8, name: 'Ona Prekybė', email: 'ona@prekyba.example', role: 'owner', since: AT },
            ],
            overdue: [{ id: 7, number: 'MI-LT-2026-000007', title: 'QU9', due_on: '2026-11-20', open: 150 }],
          },
        },
      },
      [
        'UAB Prekyba on account',
        'Limit €500.00, used €150.00, left €350.00. Invoices are due after 21 days.',
        'MI-LT-2026-000007',
        '2026-11-20',
        'ona@prekyba.example',
      ],
    ],
    [
      '/requests',
      { '/api/staff/balance/requests': { requests: [REQUEST] } },
      ['a gift', 'Confirm', 'Refuse'],
    ],
    [
      '/invoices',
      {
        '/api/staff/misc-invoices': {
          invoices: [
            {
              ...{ id: 1, brand: 'lt', client_id: 9, number: null, state: 'draft', title: 'Storage' },
              ...{
                due_on: '2026-12-10',
                currency: 'EUR',
                net: 10,
                vat: 2.1,
                total: 12.1,
                decline_reason: null,
              },
            },
          ],
        },
      },
      ['Storage', '€12.10', 'Issue', 'Take back', 'Write a draft'],
    ],
    [
      '/reviews',
      {
        '/api/staff/reviews': {
          reviews: [
            {
              ...{ id: 1, order: 'QU5', brand: 'lt', reference: 'R1', reason: 'wrong_sum', opened_at: AT },
              ...{ expected: MONEY, captured: { amount: 9, currency: 'EUR' } },
            },
          ],
        },
      },
      ['Wrong sum', '€10.00', '€9.00', 'Accept'],
    ],
    [
      '/companies?said=not_checked',
      {
        '/api/staff/company-checks': {
          companies: [
            {
              ...{
                order_id: 5,
                order_number: 'QU5',
                brand: 'lt',
                name: 'UAB Rasa',
                register_code: '121215434',
              },
              ...{ vat_number: 'LT100001234510', said: 'unknown', asks: 3, asked_at: AT },
            },
          ],
        },
      },
      [
        'UAB Rasa, 121215434',
        'LT100001234510',
        'does not know it',
        '3 times',
        'value="confirmed"',
        'has not answered',
      ],
    ],
    [
      '/mail-stops',
      {
        '/api/staff/mail-stops': {
          stops: [{ email: 'ona@post.example', reason: 'bounce', status: '5.1.1', since: AT }],
          more: true,
        },
      },
      ['ona@post.example', 'Mails come back, 5.1.1', 'Allow news', 'The latest 1 addresses'],
    ],
    [
      '/failures',
      {
        '/api/staff/failed-mails': {
          mails: [{ id: 1, brand: 'lt', template: 'welcome', attempts: 9, reason: '550 no', created_at: AT }],
        },
        '/api/staff/failed-jobs': {
          jobs: [{ id: 'a-uuid', name: 'learn-kinds', attempts: 9, reason: 'timeout', failed_at: AT }],
        },
      },
      ['welcome', '550 no', 'learn-kinds', 'timeout', 'Try again', 'value="a-uuid"'],
    ],
  ];

test('a tracking event is sent with the moment that the office’s clocks showed', async () => {
  const answers: Answers = { '/api/staff/sent/track': () => ({}) };
  const track = (at: string) =>
    open('/sent/6', {
      role: 'warehouse',
      answers,
      form: { act: 'track', state: 'customs', place: 'Vilnius', at },
    });
  const { location, asked } = await track('2026-11-26T10:30');
  expect(location).toBe('/sent/6?done');
  expect(asked.at(-1)?.body).toEqual({
    ...{ id: 6, state: 'customs', place: 'Vilnius', at: '2026-11-26T08:30:00.000Z' },
  });
  expect((await track('')).asked.at(-1)?.body).toMatchObject({ at: null });
});

test.each(FULL)('%s is drawn whole, with its title and in one language', async (path, answers, words) => {
  const known = Object.fromEntries(Object.entries(answers).map(([url, body]) => [url, () => ({ body })]));
  const { html, status } = await open(path, { answers: known });
  expect(status).toBe(200);
  for (const word of words) expect(html, word).toContain(word);
  expect(html).toMatch(/<title>[^<]+ · Office<\/title>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('<script');
});

test('a stopped address is released at its client, by those with the right, and the typed reason is kept', async () => {
  const stop = { email: 'ona@post.example', reason: 'bounce', status: '5.1.1', since: AT };
  const balance = { balance: 0, held: 0, currency: 'EUR', waiting: [], mail_stop: stop };
  const answers: Answers = {
    '/api/staff/balance': () => ({ body: balance }),
    '/api/staff/company-account': () => ({ body: { account: null } }),
    '/api/staff/mail-stops/lift': () => ({}),
  };
  expect((await open('/clients/9', { answers })).html).toContain('Allow news');
  expect((await open('/clients/9', { answers, role: 'warehouse' })).html).not.toContain('Allow news');
  const form = { act: 'lift', id: stop.email, reason: 'Works again.' };
  const { location, asked } = await open('/clients/9', { answers, form });
  expect(location).toBe('/clients/9?done');
  expect(asked.at(-1)?.body).toEqual({ email: stop.email, reason: 'Works again.' });
  const gone = { status: 409, body: { message: 'staff.mail_not_stopped', errors: {} } };
  const refused = await open('/clients/9', {
    ...{ form, answers: { ...answers, '/api/staff/mail-stops/lift': () => gone } },
  });
  expect(refused.html).toContain('News may go to this address already.');
  expect(refused.html).toContain('value="Works again."');
});

test('a payment that took no money cannot be refunded', async () => {
  const known = Object.entries(anOrder('cancelled')).map(([url, body]) => [url, () => ({ body })] as const);
  const { html } = await open('/orders/5', { answers: Object.fromEntries(known) });
  expect(html).toContain('Cancelled');
  expect(html).not.toContain('value="refund"');
});

const aText = (changed: string | null, brand = ''): object => ({
  text: {
    ...{ key: 'cart.title', library: 'feature-cart', folders: [], brand, places: ['{name}'] },
    brands: [{ brand: 'ae', has_words: true, is_changed: false }],
    stories: [
      {
        ...{ id: 'pages-cart--full', title: 'Pages/Cart', picture: { width: 1_280, height: 900 } },
        url: 'https://stories.example/?path=/story/pages-cart--full',
      },
      { id: 'pages-faq--faq', title: 'Pages/FAQ', url: null, picture: null },
    ],
    in: ['en', 'lt', 'lv', 'ee'].map((locale) => ({
      ...{ locale, compiled: `Cart ${locale}`, changed: locale === 'en' ? changed : null },
      without: `Cart ${locale}`,
      ...{ changed_at: null, longest: 80, forms: [] },
    })),
  },
});

const saveText = (form: object, refusal?: object) =>
  open('/texts/cart.title', {
    ...{ role: 'content', form: { act: 'change', key: 'k1', id: 'en', was: '', changed: '', ...form } },
    answers: {
      '/api/staff/texts/one': () => ({ body: aText('Trolley') }),
      '/api/staff/texts/change': () => (refusal ? { status: 422, body: refusal } : {}),
    },
  });

test('a text is saved with its spaces, and with what the person saw before', async () => {
  const done = await saveText({ text: ' Basket ', was: ' Trolley', changed: 'yes' });
  expect(done).toMatchObject({ status: 303, location: '/texts/cart.title?done' });
  const change = { key: 'cart.title', locale: 'en', brand: '', text: ' Basket ', was: ' Trolley' };
  expect(done.asked.at(-1)?.body).toEqual(change);
  expect((await saveText({ text: 'Basket' })).asked.at(-1)?.body).toMatchObject({ was: null });
});

test('a refused text says what is wrong beside the field, and what was typed stays', async () => {
  const errors = { text: ['text.missing', '{name}'] };
  const { html, status } = await saveText({ text: 'Basket' }, { message: 'invalid_input', errors });
  expect(status).toBe(422);
  expect(html).toContain('This is missing: {name}');
  expect(html).toMatch(/<textarea[^>]*>Basket<\/textarea>/);
  expect(html).toContain('Cart en');
});

test('a text has the pictures of its stories where there are any, and the links alone without', async () => {
  const { html } = await open('/texts/cart.title', {
    role: 'content',
    answers: { '/api/staff/texts/one': () => ({ body: aText(null) }) },
  });
  const [image = '', ...others] = html.match(/<img[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  for (const part of [
    'src="/files/stories/pages-cart--full"',
    'alt="Picture of the page: Pages/Cart"',
    'loading="lazy"',
    'width="1280" height="900"',
  ])
    expect(image).toContain(part);
  expect(html).toContain('href="https://stories.example/?path=/story/pages-cart--full"');
  expect(html).toContain('Pages/FAQ');
});

test('a text of one brand is changed and refused on the page of that brand', async () => {
  const save = (refusal?: object) =>
    open('/texts/cart.title?brand=ae', {
      ...{
        role: 'content',
        form: { act: 'change', key: 'k1', id: 'en', was: '', text: 'Basket', brand: 'ae' },
      },
      answers: {
        '/api/staff/texts/one': () => ({ body: aText(null, 'ae') }),
        '/api/staff/texts/change': () => (refusal ? { status: 422, body: refusal } : {}),
      },
    });
  const done = await save();
  expect(done.location).toBe('/texts/cart.title?brand=ae&done');
  expect(done.asked.at(-1)?.body).toMatchObject({ brand: 'ae', text: 'Basket' });
  const errors = { text: ['text.missing', '{name}'] };
  const refused = await save({ message: 'invalid_input', errors });
  expect(refused.asked.find(({ url }) => url === '/api/staff/texts/one')?.body).toEqual({
    ...{ key: 'cart.title', brand: 'ae' },
  });
  expect(refused.html).toContain('action="/texts/cart.title?brand=ae"');
  expect(refused.html).toContain('This is missing: {name}');
});

test('a colleague’s later text is shown, and saving again would replace it', async () => {
  const errors = { text: ['text.colleague', 'Trolley'] };
  const { html } = await saveText({ text: 'Basket' }, { message: 'staff.text.colleague', errors });
  expect(html).toContain('A colleague has changed this text: “Trolley”.');
  expect(html).toContain('name="was" value="Trolley"');
  expect(html).toMatch(/<textarea[^>]*>Basket<\/textarea>/);
});

test('a file of translations leads to its report, and a refused one says why', async () => {
  const answers: Answers = {
    '/api/staff/texts': () => ({
      body: { texts: [], total: 0, page: 1, pages: 1, libraries: [], brands: [] },
    }),
  };
  const form = { act: 'import', key: 'k1' };
  const sent = await open('/texts/files', { answers, form: { ...form, xliff: 'x'.repeat(22) } });
  expect(sent).toMatchObject({ status: 303, location: `/texts/files/${'x'.repeat(22)}` });
  const refused = await open('/texts/files', { answers, form: { ...form, xliff_refused: 'xliff.doctype' } });
  expect(refused.html).toContain('The file has a document type.');
  const empty = await open('/texts/files', { answers, form });
  expect(empty.html).toContain('Fill this in.');
});
