import type { Package } from '@shop/contracts/forwarding';
import type {
  CompanyOrder,
  CompanyPerson,
  ImportAnswer,
  InvitationAnswer,
  OpenInvitation,
  ProAnswer,
  ProInvoiceAnswer,
  ProInvoiceSummary,
  StatementClaim,
  StatementMonth,
  TermsAnswer,
} from '@shop/contracts/pro';

const SENT = '2026-11-20T10:02:00-05:00';
const SLUG = 'M'.repeat(22);

const TIERS = [
  { key: 'silver', rate: 0.08 },
  { key: 'gold', rate: 0.12 },
  { key: 'platinum', rate: 0.18 },
];

export const aProState = (changes: Partial<ProAnswer> = {}): ProAnswer => ({
  ...{ status: true, tiers: TIERS, application: null, account: null },
  ...changes,
});

export const anApplication = (
  changes: Partial<NonNullable<ProAnswer['application']>> = {},
): NonNullable<ProAnswer['application']> => ({
  ...{ state: 'asked', company: 'UAB Prekyba', register_code: '110862', vat_number: 'LT119511515' },
  ...{ country_id: 1, reason: null, asked_at: SENT },
  ...changes,
});

export const anAccount = (): NonNullable<ProAnswer['account']> => ({
  ...{ role: 'owner', rights: ['people', 'order', 'orders', 'papers'], people: 1 },
  ...{ company: 'UAB Prekyba', tier: { key: 'gold', rate: 0.12 }, credit_limit: 750, due_days: 21 },
  ...{ owed: 11.29, is_overdue: false, currency: 'EUR' },
});

export const anInvoiceSummary = (changes: Partial<ProInvoiceSummary> = {}): ProInvoiceSummary => ({
  ...{ id: 7, slug: SLUG, number: 'MI-LT-2026-000007', state: 'issued', title: 'Storage' },
  ...{ issued_on: '2026-11-20', due_on: '2026-12-10', currency: 'EUR', total: 11.29, open: 11.29 },
  ...changes,
});

export const anInvoice = (
  changes: Partial<ProInvoiceAnswer['invoice']> = {},
): ProInvoiceAnswer['invoice'] => ({
  ...{ slug: SLUG, number: 'MI-LT-2026-000007', state: 'issued', title: 'Storage', currency: 'EUR' },
  ...{ issued_on: '2026-11-20', due_on: '2026-12-10', total: 11.29, open: 11.29, net: 9.33 },
  lines: [
    { description: 'A day of storage', quantity: 12, price: 0.5, rate: 0.21, net: 6 },
    { description: 'A box', quantity: 1, price: 3.33, rate: 0.21, net: 3.33 },
  ],
  taxed: [{ rate: 0.21, base: 9.33, vat: 1.96 }],
  ...{ can_accept: true, can_decline: true, can_pay: false, documents: [] },
  ...changes,
});

export const aMonth = (changes: Partial<StatementMonth> = {}): StatementMonth => ({
  ...{ month: '2026-11', currency: 'EUR', orders: 3, ordered: 412.5, invoices: 1, invoiced: 11.29 },
  ...{ open: 11.29, added: 100, deducted: 60.5 },
  ...changes,
});

export const aClaim = (changes: Partial<StatementClaim> = {}): StatementClaim => ({
  ...anInvoiceSummary({ id: 8, number: 'MI-LT-2026-000008', title: 'QU100007', state: 'accepted' }),
  ...{ order_number: 'QU100007', ordered_by: 'Ona Onaitė', total: 412.5, credited: 100, open: 212.5 },
  payments: [{ paid_on: '2026-11-25', amount: 100 }],
  ...changes,
});

export const aReport = (changes: Partial<ImportAnswer> = {}): ImportAnswer => ({
  ...{ status: true, added: 1, rest: 'name,quantity\n,many\n' },
  rows: [
    { row: 2, title: 'Blue mug', faults: [] },
    {
      row: 3,
      title: '',
      faults: [
        { column: 'quantity', code: 'whole_number' },
        { column: 'name', code: 'required' },
      ],
    },
  ],
  ...changes,
});

export const someTerms = (changes: Partial<TermsAnswer> = {}): TermsAnswer => ({
  ...{ status: true, version: 1, published_at: SENT, accepted: null },
  paragraphs: ['You choose which packages leave.', 'You declare the contents of every package.'],
  ...changes,
});

/** A parcel that can leave the warehouse. */
export const aStoredParcel = (changes: Partial<Package> = {}): Package => ({
  ...{ id: 1, tracking_number: '1Z999AA10123456784', shop: 'Harbor Outfitters', contents: 'Two shirts' },
  ...{
    value: 48,
    state: 'in_storage',
    weight_kg: 1.2,
    sides_cm: [30, 20, 12],
    hold_reason: null,
    photos: [],
  },
  ...{ received_at: SENT, stored_at: SENT, free_until: '2026-12-20T10:02:00-05:00' },
  storage_fee: { amount: 0, currency: 'EUR' },
  ...{ is_forwardable: true, request_slug: null, updated_at: SENT },
  ...changes,
});

export const aColleague = (changes: Partial<CompanyPerson> = {}): CompanyPerson => ({
  ...{ id: 1, name: 'Ona Onaitė', email: 'ona@company.example', role: 'owner', since: SENT, is_me: false },
  ...changes,
});

export const anOpenInvitation = (changes: Partial<OpenInvitation> = {}): OpenInvitation => ({
  ...{ id: 1, email: 'new@company.example', role: 'buyer', until: SENT, is_over: false },
  ...changes,
});

export const anInvitation = (changes: Partial<InvitationAnswer> = {}): InvitationAnswer => ({
  ...{ status: true, state: 'open', company: 'UAB Prekyba', role: 'buyer' },
  ...changes,
});

export const aCompanyOrder = (changes: Partial<CompanyOrder> = {}): CompanyOrder => ({
  ...{ number: 'QU100007', placed_on: '2026-11-20', state: 'paid', currency: 'EUR', total: 412.5 },
  ...{ ordered_by: 'Jonas Pirkėjas', slug: null, is_mine: false },
  ...changes,
});
