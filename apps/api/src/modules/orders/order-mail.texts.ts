import type { Locale } from '../../platform/shop-brand.ts';

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
    shipping: { air: 'Shipping by air, taxes paid', sea: 'Shipping by sea, taxes paid' },
    delivery: 'Local delivery',
    shipping_discount: 'Shipping discount',
    promotion: 'Promotion',
    balance: 'Paid from your balance',
    rest: 'Paid by the chosen method',
    payment_fee: 'Payment fee',
    toTheDoor: 'To the door by the carrier',
  },
  lt: {
    subtotal: 'Prekės',
    shipping: { air: 'Siuntimas oru, mokesčiai sumokėti', sea: 'Siuntimas jūra, mokesčiai sumokėti' },
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
    shipping: { air: 'Sūtīšana pa gaisu, nodokļi samaksāti', sea: 'Sūtīšana pa jūru, nodokļi samaksāti' },
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
    shipping: { air: 'Saatmine lennukiga, maksud tasutud', sea: 'Saatmine laevaga, maksud tasutud' },
    delivery: 'Kuller',
    shipping_discount: 'Saatmise soodustus',
    promotion: 'Sooduskood',
    balance: 'Tasutud kontojäägist',
    rest: 'Tasutud valitud viisil',
    payment_fee: 'Maksetasu',
    toTheDoor: 'Vedaja toob ukseni',
  },
};
