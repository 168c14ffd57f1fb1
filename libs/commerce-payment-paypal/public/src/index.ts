import type { PaymentProvider } from '@shop/domain/payment-provider';

/** PayPal: the buyer approves an order on its page, and the shop captures the money. */
export const paypalProvider: PaymentProvider = {
  id: 'paypal',
  signatureHeaders: [
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ],
  methods: [
    {
      id: 2,
      type: 'wallet',
      name: 'PayPal',
      icon: 'wallet',
      express: [{ id: 'paypal', name: 'PayPal' }],
      words: { name: 'payment.paypal.wallet' },
      // PayPal does not support dirhams: they are charged in dollars.
      currencies: ['USD', 'EUR'],
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
