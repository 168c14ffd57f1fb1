import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClaim, aMonth, anAccount, anInvoiceSummary } from '../testing/a-pro.ts';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/Site' } satisfies Meta;

export default meta;

export const Orders: StoryObj = atPro('/site-pro');
export const NoOrders: StoryObj = atPro('/site-pro', { orders: 0, companyOrders: [] });
export const OfABookkeeper: StoryObj = atPro('/site-pro?show=import', {
  state: { account: { ...anAccount(), role: 'bookkeeper', rights: ['orders', 'papers'] } },
});
export const NoQuotes: StoryObj = atPro('/site-pro?show=quotes');
export const Invoices: StoryObj = atPro('/site-pro?show=invoices', {
  invoices: [anInvoiceSummary(), anInvoiceSummary({ id: 6, number: 'MI-LT-2026-000006', state: 'paid' })],
});
export const NoInvoices: StoryObj = atPro('/site-pro?show=invoices');
export const Statement: StoryObj = atPro('/site-pro?show=statement', {
  months: [aMonth(), aMonth({ month: '2026-10', open: 0 })],
});
export const OnAccount: StoryObj = atPro('/site-pro?show=statement', {
  state: { account: { ...anAccount(), is_overdue: true } },
  months: [aMonth()],
  claims: [
    aClaim(),
    aClaim({ id: 9, slug: 'N'.repeat(22), number: 'MI-LT-2026-000009', state: 'overdue', payments: [] }),
  ],
});
export const NoStatement: StoryObj = atPro('/site-pro?show=statement');
export const Import: StoryObj = atPro('/site-pro?show=import');
