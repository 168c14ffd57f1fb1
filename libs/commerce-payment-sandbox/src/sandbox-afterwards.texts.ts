import type { Locale } from '@shop/commerce-kit/shop-brand';

/** What may happen to a captured payment. */
export const AFTERWARDS = ['refund', 'refund_half', 'dispute', 'win', 'lose'] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

type State = 'captured' | 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost';

export type AfterwardsTexts = {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly refunded: string;
  readonly states: Readonly<Record<State, string>>;
  readonly acts: Readonly<Record<Afterwards, string>>;
};

const en: AfterwardsTexts = {
  title: 'Payments taken',
  hint: 'Refund or dispute a payment, and the shop is told by a webhook.',
  none: 'No payment has been taken yet.',
  refunded: 'Refunded',
  states: {
    captured: 'Paid',
    refunded: 'Refunded',
    disputed: 'Disputed',
    dispute_won: 'Paid, dispute won',
    dispute_lost: 'Dispute lost',
  },
  acts: {
    refund: 'Refund in full',
    refund_half: 'Refund half',
    dispute: 'Open a dispute',
    win: 'The shop wins',
    lose: 'The shop loses',
  },
};

const lt: AfterwardsTexts = {
  title: 'Gauti mokėjimai',
  hint: 'Grąžinkite arba užginčykite mokėjimą – parduotuvei apie tai bus pranešta.',
  none: 'Mokėjimų dar nėra.',
  refunded: 'Grąžinta',
  states: {
    captured: 'Apmokėta',
    refunded: 'Grąžinta',
    disputed: 'Užginčyta',
    dispute_won: 'Apmokėta, ginčas laimėtas',
    dispute_lost: 'Ginčas pralaimėtas',
  },
  acts: {
    refund: 'Grąžinti visą sumą',
    refund_half: 'Grąžinti pusę',
    dispute: 'Užginčyti',
    win: 'Laimi parduotuvė',
    lose: 'Parduotuvė pralaimi',
  },
};

const lv: AfterwardsTexts = {
  title: 'Saņemtie maksājumi',
  hint: 'Atmaksājiet vai apstrīdiet maksājumu – veikals par to saņems ziņu.',
  none: 'Maksājumu vēl nav.',
  refunded: 'Atmaksāts',
  states: {
    captured: 'Apmaksāts',
    refunded: 'Atmaksāts',
    disputed: 'Apstrīdēts',
    dispute_won: 'Apmaksāts, strīds uzvarēts',
    dispute_lost: 'Strīds zaudēts',
  },
  acts: {
    refund: 'Atmaksāt visu',
    refund_half: 'Atmaksāt pusi',
    dispute: 'Apstrīdēt',
    win: 'Uzvar veikals',
    lose: 'Veikals zaudē',
  },
};

const ee: AfterwardsTexts = {
  title: 'Laekunud maksed',
  hint: 'Tagasta või vaidlusta makse – pood saab sellest teate.',
  none: 'Makseid veel ei ole.',
  refunded: 'Tagastatud',
  states: {
    captured: 'Makstud',
    refunded: 'Tagastatud',
    disputed: 'Vaidlustatud',
    dispute_won: 'Makstud, vaidlus võidetud',
    dispute_lost: 'Vaidlus kaotatud',
  },
  acts: {
    refund: 'Tagasta kogu summa',
    refund_half: 'Tagasta pool',
    dispute: 'Vaidlusta',
    win: 'Pood võidab',
    lose: 'Pood kaotab',
  },
};

export const AFTERWARDS_TEXTS: Readonly<Record<Locale, AfterwardsTexts>> = { en, lt, lv, ee };
