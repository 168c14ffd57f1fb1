import { invoicesContract } from '@shop/contracts/invoices';
import { atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCreditNote, anInvoice } from '../testing/an-invoice.ts';

const meta = { title: 'Pages/Invoice' } satisfies Meta;

export default meta;

const shown = (invoice = anInvoice()): StoryObj =>
  atPage({
    at: `/invoice/${invoice.id}`,
    hasSession: true,
    answers: [says(invoicesContract.one, { status: true, invoice })],
  });

export const Invoice: StoryObj = shown();
export const TwoRates: StoryObj = shown(
  anInvoice({
    taxed: [
      { rate: 0.21, base: 42.16, vat: 8.85 },
      { rate: 0.05, base: 20, vat: 1 },
    ],
    from_balance: 20,
  }),
);
export const CreditNote: StoryObj = shown(aCreditNote());
