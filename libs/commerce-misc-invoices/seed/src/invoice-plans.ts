import type { Words } from '@shop/database';
import type { MiscInvoiceState } from '@shop/domain/misc-invoice';

type Service = { readonly description: Words; readonly quantity: number; readonly cents: number };

export type InvoicePlan = {
  readonly state: MiscInvoiceState;
  /** Whose: by the e-mail of the demo's client. */
  readonly email: string;
  readonly title: Words;
  /** Days before the demo's day; null: not issued. */
  readonly issuedBefore: number | null;
  /** Days from the demo's day. */
  readonly dueIn: number;
  readonly services: readonly Service[];
};

const DEMO = 'demo@nordport.example';
/** The account whose orders wait for payment: so the demo's own opens without a reminder. */
const UNPAID = 'unpaid@nordport.example';

/** The client with a business account. */
const PRO = 'pro@nordport.example';

const STORAGE: Words = {
  en: 'Storage in the warehouse',
  lt: 'Saugojimas sandėlyje',
  lv: 'Uzglabāšana noliktavā',
  ee: 'Hoiustamine laos',
};
const DAY: Words = {
  en: 'A day of storage',
  lt: 'Saugojimo diena',
  lv: 'Uzglabāšanas diena',
  ee: 'Hoiupäev',
};
const PHOTOS: Words = {
  en: 'Photos of a parcel’s contents',
  lt: 'Siuntos turinio nuotraukos',
  lv: 'Sūtījuma satura fotoattēli',
  ee: 'Fotod paki sisust',
};
const BOX: Words = { en: 'A sturdier box', lt: 'Tvirtesnė dėžė', lv: 'Izturīgāka kaste', ee: 'Tugevam karp' };
const REPACKING: Words = {
  en: 'Repacking of a parcel',
  lt: 'Siuntos perpakavimas',
  lv: 'Sūtījuma pārpakošana',
  ee: 'Paki ümberpakkimine',
};

const storage = (days: number): readonly Service[] => [{ description: DAY, quantity: days, cents: 50 }];
const repacking: readonly Service[] = [
  { description: REPACKING, quantity: 1, cents: 600 },
  { description: BOX, quantity: 2, cents: 333 },
];

/** One in each state, and those of a business account. */
export const PLANS: readonly InvoicePlan[] = [
  {
    ...{ state: 'paid', email: DEMO, issuedBefore: 40, dueIn: -26 },
    ...{ title: REPACKING, services: repacking },
  },
  {
    ...{ state: 'void', email: DEMO, issuedBefore: 30, dueIn: -16 },
    ...{ title: STORAGE, services: storage(4) },
  },
  {
    ...{ state: 'declined', email: DEMO, issuedBefore: 24, dueIn: -10 },
    ...{ title: PHOTOS, services: [{ description: PHOTOS, quantity: 3, cents: 200 }] },
  },
  {
    ...{ state: 'overdue', email: DEMO, issuedBefore: 20, dueIn: -6 },
    ...{ title: STORAGE, services: storage(9) },
  },
  {
    ...{ state: 'accepted', email: UNPAID, issuedBefore: 5, dueIn: 9 },
    ...{ title: REPACKING, services: repacking },
  },
  {
    ...{ state: 'issued', email: DEMO, issuedBefore: 2, dueIn: 12 },
    ...{ title: STORAGE, services: storage(12) },
  },
  {
    ...{ state: 'paid', email: PRO, issuedBefore: 45, dueIn: -24 },
    ...{ title: STORAGE, services: storage(30) },
  },
  {
    ...{ state: 'issued', email: PRO, issuedBefore: 3, dueIn: 18 },
    ...{ title: REPACKING, services: repacking },
  },
  {
    ...{ state: 'draft', email: DEMO, issuedBefore: null, dueIn: 14 },
    ...{ title: PHOTOS, services: [{ description: PHOTOS, quantity: 1, cents: 200 }] },
  },
];
