import type { Meta, StoryObj } from '@storybook/react-vite';
import { atPro } from '../testing/at-pro.ts';

const meta = { title: 'Pages/Pro/Payment' } satisfies Meta;

export default meta;

export const Issued: StoryObj = atPro('/site-pro-payment/7');
export const ToBePaid: StoryObj = atPro('/site-pro-payment/7', {
  invoice: { state: 'accepted', can_accept: false, can_pay: true },
});
export const Paid: StoryObj = atPro('/site-pro-payment/7', { invoice: { state: 'paid', can_accept: false } });
export const ClaimOfAColleague: StoryObj = atPro('/site-pro-payment/7', {
  invoice: {
    ...{ state: 'accepted', can_decline: false, total: 412.5, open: 412.5 },
    claim: { order_number: 'QU100007', order_slug: 'A'.repeat(22), credited: 0 },
  },
});
export const Claim: StoryObj = atPro('/site-pro-payment/7', {
  invoice: {
    ...{ state: 'overdue', can_accept: false, can_decline: false, can_pay: true, total: 412.5, open: 312.5 },
    claim: { order_number: 'QU100007', order_slug: 'A'.repeat(22), credited: 100 },
  },
});
