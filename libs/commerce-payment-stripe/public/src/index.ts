import type { PaymentProvider } from '@shop/domain/payment-provider';

/** The provider's largest charge. */
const MOST = 9_999_999_900;

/** Stripe: cards, Apple Pay and Google Pay on its hosted page. */
export const stripeProvider: PaymentProvider = {
  id: 'stripe',
  signatureHeaders: ['stripe-signature'],
  methods: [
    {
      id: 1,
      type: 'card',
      name: 'Card',
      icon: 'card',
      field: async () => (await import('./mount-field.ts')).mountField,
      express: [
        { id: 'apple-pay', name: 'Apple Pay' },
        { id: 'google-pay', name: 'Google Pay' },
      ],
      words: { name: 'payment.stripe.card', hint: 'payment.stripe.card_hint' },
      // The provider's minimum charge by currency.
      limits: {
        amounts: {
          EUR: { least: 5_000, most: MOST },
          USD: { least: 5_000, most: MOST },
          AED: { least: 20_000, most: MOST },
        },
      },
    },
  ],
  messages: {
    en: () => import('../lang/en.json'),
    lt: () => import('../lang/lt.json'),
    lv: () => import('../lang/lv.json'),
    ee: () => import('../lang/ee.json'),
  },
};
