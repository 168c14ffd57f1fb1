import type { PaymentProvider } from '@shop/domain/payment-provider';

const words = (voucher: string, hint: string) => async () => ({
  default: { 'payment.made-up.voucher': voucher, 'payment.made-up.hint': hint },
});

/** A payment provider that is in no list: shows the effects of adding one to them. */
export const madeUpProvider: PaymentProvider = {
  id: 'made-up',
  signatureHeaders: ['x-made-up-signature', 'x-made-up-time'],
  methods: [
    {
      id: 77,
      type: 'voucher',
      name: 'Voucher',
      icon: 'wallet',
      words: { name: 'payment.made-up.voucher', hint: 'payment.made-up.hint' },
      limits: { countries: ['LT'], amounts: { EUR: { least: 50_000, most: 1_000_000 } } },
    },
  ],
  messages: {
    en: words('Gift voucher', 'Paper or plastic'),
    lt: words('Dovanų kuponas', 'Popierinis ar plastikinis'),
    lv: words('Dāvanu karte', 'Papīra vai plastmasas'),
    ee: words('Kinkekaart', 'Paberist või plastist'),
  },
};
