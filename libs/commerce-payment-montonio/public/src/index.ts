import type { PaymentProvider } from '@shop/domain/payment-provider';

/** The least that can be given back, and the most that banks transfer at once. */
const AMOUNTS = { least: 500, most: 1_000_000_000 };

/** Montonio: the shopper confirms the payment in their own bank. */
export const montonioProvider: PaymentProvider = {
  id: 'montonio',
  // Its webhooks are tokens: the signature is in the body.
  signatureHeaders: [],
  methods: [
    {
      id: 3,
      type: 'bank',
      name: 'Bank link',
      icon: 'bank',
      words: { name: 'payment.montonio.bank' },
      currencies: ['EUR'],
      limits: { countries: ['LT', 'LV', 'EE', 'FI'], amounts: { EUR: AMOUNTS } },
    },
  ],
  messages: {
    en: () => import('../lang/en.json'),
    lt: () => import('../lang/lt.json'),
    lv: () => import('../lang/lv.json'),
    ee: () => import('../lang/ee.json'),
  },
};
