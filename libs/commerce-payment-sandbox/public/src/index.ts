import type { PaymentProvider } from '@shop/domain/payment-provider';

/** The demo's provider: it takes no money, and simulates cards, a wallet and bank links. */
export const sandboxProvider: PaymentProvider = {
  id: 'sandbox',
  signatureHeaders: ['x-sandbox-signature'],
  methods: [
    {
      id: 1,
      type: 'card',
      name: 'Card',
      icon: 'card',
      words: { name: 'payment.sandbox.card', hint: 'payment.sandbox.card_hint' },
      limits: {},
    },
    {
      id: 2,
      type: 'wallet',
      name: 'Paywave',
      icon: 'wallet',
      words: { name: 'payment.sandbox.wallet' },
      limits: {},
    },
    {
      id: 3,
      type: 'bank',
      name: 'Bank link',
      icon: 'bank',
      words: { name: 'payment.sandbox.bank' },
      limits: {},
    },
  ],
  messages: {
    en: () => import('../lang/en.json'),
    lt: () => import('../lang/lt.json'),
    lv: () => import('../lang/lv.json'),
    ee: () => import('../lang/ee.json'),
  },
};
