import { DECLINE_REASONS } from '@shop/domain/product-review';
import type { MailContent } from './mail.templates.ts';

const link = 'http://lt.localhost:4200/lt/my-orders/abc';
const unsubscribe = `http://lt.localhost:4200/lt/unsubscribe/${'u'.repeat(43)}`;
const [number, since] = ['QU100001', '2026-03-01T00:00:00Z'];

/** Each template with its data, and each event of an order. */
export const EVERY_MAIL: readonly MailContent[] = [
  {
    template: 'order-confirmation',
    data: {
      ...{ name: 'Ona', number, link, total: '€1.00', delivery: 'Omnivia', arrival: '27–30' },
      ...{ lines: [], totals: [], paid: [], address: [], destination: 'home' },
    },
  },
  {
    template: 'order-confirmation',
    data: {
      ...{ name: 'Ona', number, link, total: '€1.00', delivery: 'Omnivia', arrival: '27–30' },
      ...{ lines: [], totals: [], paid: [], address: [], destination: 'home' },
      breakdown: [{ label: 'VAT', amount: '€0.21' }],
      company: ['UAB Ona', 'registration code 121215434'],
      returns: {
        sections: [{ heading: 'Withdrawal', paragraphs: ['Within 14 days.'] }],
        form: { heading: 'Form', paragraphs: ['(Complete it.)'], lines: ['To the seller'], footnote: '(*)' },
      },
    },
  },
  { template: 'refund', data: { name: '', number, amount: '€1.00', link } },
  { template: 'refund', data: { name: 'Ona', number, amount: '€1.00', isOnAccount: true, link } },
  ...(['address_changed', 'shipped', 'out_for_delivery', 'delivered'] as const).map((news): MailContent => ({
    template: 'order-news',
    data: { news, name: 'Ona', number, link, lines: [] },
  })),
  ...(['withdrawal_stated', 'withdrawal_refunded', 'withdrawal_refused'] as const).map(
    (news): MailContent => ({
      template: 'order-news',
      data: { news, name: 'Ona', number, link, lines: ['1 × Mug'], withdraw: { label: 'Withdraw', link } },
    }),
  ),
  { template: 'order-news', data: { news: 'cancelled', name: 'Ona', number, link, lines: ['€1.00 …'] } },
  { template: 'top-up', data: { name: 'Ona', amount: '€50.00', balance: '€120.00', link } },
  ...(['approved', 'declined', 'invited'] as const).map((news): MailContent => ({
    template: 'pro-news',
    data: { news, name: 'Ona', company: 'UAB Ona', link, text: news === 'declined' ? 'No trade.' : null },
  })),
  { template: 'password-reset', data: { name: 'Ona', link } },
  { template: 'password-changed', data: { name: 'Ona', link } },
  { template: 'one-time-link', data: { name: '', link } },
  { template: 'email-confirm', data: { name: '', link } },
  { template: 'email-change-old', data: { name: '', link } },
  { template: 'email-change-new', data: { name: '', link } },
  { template: 'email-taken', data: { name: '', link } },
  { template: 'email-changed', data: { name: '', link } },
  { template: 'account-erased', data: { name: 'Ona', link } },
  { template: 'codes-on', data: { name: 'Ona', link } },
  { template: 'codes-off', data: { name: 'Ona', link } },
  { template: 'recovery-codes-new', data: { name: 'Ona', link } },
  { template: 'passkey-added', data: { name: 'Ona', link } },
  { template: 'passkey-removed', data: { name: 'Ona', link } },
  { template: 'order-link', data: { name: 'Ona', link } },
  { template: 'claim-link', data: { name: 'Ona', link } },
  ...(
    ['received', 'in_review', 'question', 'replacement', 'repair', 'refused', 'closed', 'message'] as const
  ).map((news): MailContent => ({
    template: 'claim-news',
    data: { news, name: 'Ona', number: 'CL184', link, text: 'Two\n\nlines', refund: null },
  })),
  {
    template: 'claim-news',
    data: { news: 'refund', name: 'Ona', number: 'CL184', link, text: null, refund: '€1.00' },
  },
  ...(['received', 'offered', 'question', 'refused', 'expired'] as const).map((news): MailContent => ({
    template: 'quote-news',
    data: {
      ...{ news, number: 'QU184', link },
      total: news === 'offered' ? '€99.00' : null,
      text: news === 'question' || news === 'refused' ? 'Two\n\nlines' : null,
    },
  })),
  ...(['issued', 'overdue', 'paid', 'void', 'refunded', 'claim', 'claim_overdue', 'claim_paid'] as const).map(
    (news): MailContent => ({
      template: 'misc-invoice',
      data: {
        ...{ news, name: 'Ona', number: 'MI-LT-2026-000012', title: 'Storage' },
        ...{ total: '€12.10', due: '10 December 2026', link },
      },
    }),
  ),
  ...(['received', 'measured', 'cap_exceeded', 'handed_over'] as const).map((news): MailContent => ({
    template: 'parcel-news',
    data: {
      ...{ news, link },
      number: news === 'received' ? '1Z999AA10123456784' : 'FR184',
      total: news === 'measured' || news === 'cap_exceeded' ? '€39.00' : null,
    },
  })),
  { template: 'reservation-confirm', data: { name: 'Ona', link } },
  { template: 'reservation-held', data: { name: 'Ona', link } },
  { template: 'reservation-deposit', data: { name: 'Ona', link, amount: '€50.00' } },
  {
    template: 'letter',
    data: {
      id: 7,
      topic: 'delivery',
      name: 'Ona',
      email: 'ona@post.example',
      order: 'QU100001',
      text: 'A\n\nB',
    },
  },
  { template: 'letter-receipt', data: { name: 'Ona', link } },
  ...(['price', 'stock'] as const).map((news) => ({
    template: 'wish-alert' as const,
    data: {
      ...{ news, name: 'Ona', product: 'Linen shirt', price: '€49.00', link, unsubscribe },
      saved: news === 'price' ? '€59.00' : null,
    },
  })),
  { template: 'newsletter-confirm', data: { name: '', link } },
  {
    template: 'newsletter',
    data: {
      subject: 'New this week',
      blocks: [
        { type: 'heading', text: 'New this week' },
        { type: 'text', text: 'Linen from small makers, and what to look for.' },
        { type: 'button', text: 'Have a look', link },
      ],
      unsubscribe,
    },
  },
  ...(['air', 'sea'] as const).map((method) => ({
    template: 'cart-reminder' as const,
    data: {
      ...{ name: 'Ona', method, link: 'http://lt.localhost:4200/lt/cart', unsubscribe },
      lines: [
        {
          ...{ name: 'Linen shirt', details: 'Pine, M', quantity: 2, price: '€49.00' },
          picture: 'http://lt.localhost:4200/img/card/shirt.oxford.pine.front.1.webp',
        },
      ],
      more: method === 'sea' ? 2 : 0,
    },
  })),
  ...([null, ...DECLINE_REASONS] as const).map((reason) => ({
    template: 'review-news' as const,
    data: { name: 'Ona', product: 'Linen shirt', reason, link },
  })),
  { template: 'review-invitation', data: { name: 'Ona', link, unsubscribe } },
  { template: 'welcome', data: { name: 'Ona', link } },
  { template: 'welcome', data: { name: 'Ona', link, unsubscribe } },
  { template: 'alert', data: { code: 'mails_failed', count: 3, threshold: 0, state: 'opened', since } },
];
