import type { Locale } from '../../platform/shop-brand.ts';

type OrderMailTexts = {
  readonly subtotal: string;
  readonly shipping: { readonly air: string; readonly sea: string };
  readonly delivery: string;
  readonly shipping_discount: string;
  readonly promotion: string;
  readonly balance: string;
  readonly payment_fee: string;
  readonly toTheDoor: string;
};

/** Labels of an order's amounts in the confirmation mail. */
export const ORDER_MAIL_TEXTS: Readonly<Record<Locale, OrderMailTexts>> = {
  en: {
    subtotal: 'Goods',
    shipping: { air: 'Shipping by air, taxes paid', sea: 'Shipping by sea, taxes paid' },
    delivery: 'Local delivery',
    shipping_discount: 'Shipping discount',
    promotion: 'Promotion',
    balance: 'Paid from your balance',
    payment_fee: 'Payment fee',
    toTheDoor: 'To the door by the carrier',
  },
  lt: {
    subtotal: 'Prekės',
    shipping: { air: 'Siuntimas oru, mokesčiai sumokėti', sea: 'Siuntimas jūra, mokesčiai sumokėti' },
    delivery: 'Vietinis pristatymas',
    shipping_discount: 'Siuntimo nuolaida',
    promotion: 'Akcija',
    balance: 'Sumokėta iš jūsų likučio',
    payment_fee: 'Mokėjimo mokestis',
    toTheDoor: 'Vežėjas pristatys iki durų',
  },
  lv: {
    subtotal: 'Preces',
    shipping: { air: 'Sūtīšana pa gaisu, nodokļi samaksāti', sea: 'Sūtīšana pa jūru, nodokļi samaksāti' },
    delivery: 'Vietējā piegāde',
    shipping_discount: 'Sūtīšanas atlaide',
    promotion: 'Akcija',
    balance: 'Samaksāts no jūsu atlikuma',
    payment_fee: 'Maksājuma komisija',
    toTheDoor: 'Pārvadātājs piegādās līdz durvīm',
  },
  ee: {
    subtotal: 'Kaubad',
    shipping: { air: 'Lennutransport, maksud tasutud', sea: 'Meretransport, maksud tasutud' },
    delivery: 'Kohalik kohaletoimetamine',
    shipping_discount: 'Transpordi soodustus',
    promotion: 'Kampaania',
    balance: 'Tasutud teie saldolt',
    payment_fee: 'Maksetasu',
    toTheDoor: 'Vedaja toob ukseni',
  },
};
