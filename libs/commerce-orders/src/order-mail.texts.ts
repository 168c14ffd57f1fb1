import type { Locale } from '@shop/commerce-kit/shop-brand';

type OrderMailTexts = {
  readonly subtotal: string;
  readonly shipping: { readonly air: string; readonly sea: string };
  readonly delivery: string;
  readonly shipping_discount: string;
  readonly promotion: string;
  readonly balance: string;
  readonly rest: string;
  readonly payment_fee: string;
  readonly toTheDoor: string;
};

/** Labels of an order's amounts in the confirmation mail. */
export const ORDER_MAIL_TEXTS: Readonly<Record<Locale, OrderMailTexts>> = {
  en: {
    subtotal: 'Items',
    shipping: { air: 'Shipping by air, duty, VAT', sea: 'Shipping by sea, duty, VAT' },
    delivery: 'Courier',
    shipping_discount: 'Shipping discount',
    promotion: 'Promotion',
    balance: 'Paid from your balance',
    rest: 'Paid by the chosen method',
    payment_fee: 'Payment fee',
    toTheDoor: 'To the door by the carrier',
  },
  lt: {
    subtotal: 'Prekės',
    shipping: { air: 'Siuntimas oru, muitas, PVM', sea: 'Siuntimas jūra, muitas, PVM' },
    delivery: 'Kurjeris',
    shipping_discount: 'Siuntimo nuolaida',
    promotion: 'Nuolaidos kodas',
    balance: 'Sumokėta iš balanso',
    rest: 'Sumokėta pasirinktu būdu',
    payment_fee: 'Mokėjimo mokestis',
    toTheDoor: 'Vežėjas pristatys iki durų',
  },
  lv: {
    subtotal: 'Preces',
    shipping: { air: 'Sūtīšana pa gaisu, muita, PVN', sea: 'Sūtīšana pa jūru, muita, PVN' },
    delivery: 'Kurjers',
    shipping_discount: 'Sūtīšanas atlaide',
    promotion: 'Atlaides kods',
    balance: 'Samaksāts no konta atlikuma',
    rest: 'Samaksāts ar izvēlēto veidu',
    payment_fee: 'Maksājuma komisija',
    toTheDoor: 'Pārvadātājs piegādās līdz durvīm',
  },
  ee: {
    subtotal: 'Tooted',
    shipping: {
      air: 'Saatmine lennukiga, tollimaks, käibemaks',
      sea: 'Saatmine laevaga, tollimaks, käibemaks',
    },
    delivery: 'Kuller',
    shipping_discount: 'Saatmise soodustus',
    promotion: 'Sooduskood',
    balance: 'Tasutud kontojäägist',
    rest: 'Tasutud valitud viisil',
    payment_fee: 'Maksetasu',
    toTheDoor: 'Vedaja toob ukseni',
  },
};
