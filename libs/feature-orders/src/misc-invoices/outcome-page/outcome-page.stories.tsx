import { authContract } from '@shop/contracts/auth';
import { miscInvoicesContract, type MiscInvoice } from '@shop/contracts/misc-invoices';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aMiscInvoice, IN_STATE } from '../../testing/a-misc-invoice.ts';

const meta = { title: 'Pages/Orders/Misc invoice answered' } satisfies Meta;

export default meta;

const after = (act: 'accept' | 'decline', changes: Partial<MiscInvoice>): StoryObj =>
  atPage({
    at: `/invoice/${act}?invoice=${'M'.repeat(22)}`,
    hasSession: true,
    answers: [
      says(authContract.currentUser, { status: true, user: aClient() }),
      says(miscInvoicesContract.one, { status: true, invoice: aMiscInvoice(changes) }),
    ],
  });

export const Accepted: StoryObj = after('accept', IN_STATE.accepted);
export const Declined: StoryObj = after('decline', IN_STATE.declined);
