import { QUOTE_STATES } from '@shop/domain/quotes';
import { CLAIM_STATES } from '@shop/domain/claim';

const AT = '2026-11-26T10:00:00-05:00';

export const someQuotes = QUOTE_STATES.filter((state) => state !== 'draft').map((state, at) => ({
  ...{ id: at + 1, number: `QU10018${at}`, brand: 'lt', state, shipping_method: at % 2 ? 'sea' : 'air' },
  ...{ email: 'ona@shopper.example', submitted_at: AT, taken_by: at % 3 ? null : 'Rasa' },
}));

export const someClaims = CLAIM_STATES.map((state, at) => ({
  ...{ id: at + 1, number: `CL${at + 1}`, brand: 'lt', state, reason: 'damaged', wish: 'refund' },
  ...{ order_id: 5, order_number: 'QU100184', updated_at: AT },
}));

export const aClaim = {
  ...{ id: 8, number: 'CL8', brand: 'lt', state: 'in_review', reason: 'damaged', wish: 'refund' },
  ...{ order_id: 5, order_number: 'QU100184', updated_at: AT, email: 'ona@shopper.example', refund: null },
  lines: [{ name: 'Four mugs', sku: 'M-1', quantity: 1 }],
  messages: [
    { staff: null, text: 'Two of them are broken.', at: AT, files: [{ position: 1, kind: 'document' }] },
    { staff: 'rasa', text: 'Was the box damaged, too?', at: AT, files: [] },
  ],
  events: [{ state: 'received', actor: 'buyer', at: AT }],
};

const WAITING = ['received', 'unidentified', 'checked', 'restricted_hold', 'overdue'];

export const someParcels = WAITING.map((state, at) => ({
  ...{ id: at + 1, brand: 'lt', tracking_number: `1Z999AA1018400${at}`, state },
  ...{ suite: state === 'unidentified' ? null : 'LT-20001', weight_g: 1_200, sides_mm: [300, 200, 100] },
  ...{ photos: [], shelf: null, contents: 'Four mugs', updated_at: AT },
}));

export const someForwards = ['packing', 'paid'].map((state, at) => ({
  ...{ id: at + 1, number: `FR10018${at}`, brand: 'lt', state, shipping_method: 'air' },
  services: ['photos', 'insurance'],
  parcels: [{ tracking_number: '1Z999AA10184003001', state: 'in_storage', shelf: 'A-12' }],
}));

export const handovers = [{ carrier: 'dhl', day: '2026-11-26', count: 2 }];

export const aManifest = {
  ...{ carrier: 'dhl', day: '2026-11-26', weight_g: 3_600, pieces: 2 },
  consignments: [1, 2].map((at) => ({
    ...{ number: `FR10019${at}`, tracking_number: `NP0010019${at}`, country: 'LT', city: 'Vilnius' },
    ...{ weight_g: 1_200 * at, pieces: 1, shipping_method: 'air' },
  })),
};

export const someSent = (['in_transit', 'customs', null] as const).map((state, at) => ({
  ...{ id: at + 1, carrier: 'dhl', number: `NP0010018${at}`, order_id: 5, order_number: 'QU100184' },
  ...{ brand: 'lt', state, at: AT },
}));

export const someMails = [
  { id: 1, brand: 'lt', template: 'welcome', attempts: 9, reason: '550 no mailbox ***', created_at: AT },
];
export const someJobs = [
  { id: 'a', name: 'quotes.learn-kinds', attempts: 9, reason: 'timeout', failed_at: AT },
];

export const someStops = (['bounce', 'soft_bounces', 'complaint'] as const).map((reason, at) => ({
  ...{ email: `reader-${at + 1}@post.example`, reason, since: AT },
  status: ['5.1.1', '4.2.2', ''][at],
}));

export const someCompanies = (['unknown', 'not_checked'] as const).map((said, at) => ({
  ...{ order_id: at + 1, order_number: `QU10018${at}`, brand: 'lt', name: 'UAB „Rasos namai“' },
  ...{ register_code: '121215434', vat_number: 'LT100001234510', said, asks: at + 1, asked_at: AT },
}));

export const someRequests = [
  {
    ...{ id: 4, client_id: 9, direction: 'credit', amount: 300, currency: 'EUR', reason: 'A gift', note: '' },
    ...{ asked_by: 'Ana', asked_at: AT, expires_at: AT },
  },
];

export const someReviews = [
  {
    ...{ id: 1, order: 'QU100184', brand: 'lt', reference: 'R1', reason: 'wrong_sum', opened_at: AT },
    ...{ expected: { amount: 10, currency: 'EUR' }, captured: { amount: 9, currency: 'EUR' } },
  },
];

export const someInvoices = ['draft', 'issued', 'overdue'].map((state, at) => ({
  ...{ id: at + 1, brand: 'lt', client_id: 9, number: at === 0 ? null : `LT-2026-${at}`, state },
  ...{ title: 'Storage', due_on: '2026-12-10', currency: 'EUR', net: 10, vat: 2.1, total: 12.1 },
  decline_reason: null,
}));

export const someActs = [
  {
    ...{ position: 3, at: AT, who: 'staff:4', act: 'warehouse:store', subject_kind: 'package' },
    ...{ subject_id: '7', reason: 'A-12', hash: 'f'.repeat(64) },
    ...{ before: { state: 'checked' }, after: { state: 'in_storage' } },
  },
];
