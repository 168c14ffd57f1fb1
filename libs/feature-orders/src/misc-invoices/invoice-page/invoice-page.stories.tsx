import { authContract } from '@shop/contracts/auth';
import { miscInvoicesContract, type MiscInvoice } from '@shop/contracts/misc-invoices';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMiscInvoice, IN_STATE } from '../../testing/a-misc-invoice.ts';

const meta = { title: 'Pages/Orders/Misc invoice' } satisfies Meta;

export default meta;

const shown = (changes: Partial<MiscInvoice> = {}, query = ''): StoryObj =>
  atPage({
    at: `/invoice/misc/${'M'.repeat(22)}${query}`,
    hasSession: true,
    answers: [
      says(authContract.currentUser, { status: true, user: aClient() }),
      says(miscInvoicesContract.one, { status: true, invoice: aMiscInvoice(changes) }),
    ],
  });

export const Issued: StoryObj = shown();
export const Accepted: StoryObj = shown(IN_STATE.accepted);
export const Paid: StoryObj = shown(
  { ...IN_STATE.paid, documents: [...IN_STATE.paid.documents] },
  '?done=paid',
);
export const Declined: StoryObj = shown(IN_STATE.declined);
export const Overdue: StoryObj = shown(IN_STATE.overdue);

const CLAIM: Partial<MiscInvoice> = {
  ...IN_STATE.accepted,
  ...{ title: 'QU100007', total: 412.5, open: 312.5, can_decline: false },
  claim: { order_number: 'QU100007', order_slug: 'A'.repeat(22), credited: 100 },
};
export const Claim: StoryObj = shown(CLAIM);
export const ClaimOverdue: StoryObj = shown({ ...CLAIM, state: 'overdue' });
