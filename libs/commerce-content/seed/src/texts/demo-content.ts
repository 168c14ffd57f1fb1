import { aboutUs } from './about-us.ts';
import { accessibility } from './accessibility/accessibility.ts';
import { cookies } from './cookies/cookies.ts';
import { delivery } from './delivery/delivery.ts';
import { howItWorks } from './how-it-works/how-it-works.ts';
import { airOrSea } from './posts/air-or-sea.ts';
import { americanSizes } from './posts/american-sizes.ts';
import { beforeYouOrder } from './posts/before-you-order.ts';
import { dutyByTariffLine } from './posts/duty-by-tariff-line.ts';
import { privacyPolicy } from './privacy-policy/privacy-policy.ts';
import { purchaseAgreement } from './purchase-agreement/purchase-agreement.ts';
import { accountQuestions } from './questions/account.ts';
import { deliveryQuestions } from './questions/delivery.ts';
import { orderingQuestions } from './questions/ordering.ts';
import { paymentQuestions } from './questions/payment.ts';
import { returnsQuestions } from './questions/returns.ts';
import { reservationPolicy } from './reservation-policy/reservation-policy.ts';
import type { LegalVersion, Post, Question, Texts } from './texts.schema.ts';

/** Pages by their slug. */
export const demoPages: Readonly<Record<string, Texts>> = {
  'about-us': aboutUs,
  'how-it-works': howItWorks,
  delivery,
  cookies,
  accessibility,
};

/** Legal texts by their slug, each from its first version to the current one. */
export const demoLegal: Readonly<Record<string, readonly LegalVersion[]>> = {
  'privacy-policy': privacyPolicy,
  'purchase-agreement': purchaseAgreement,
  'reservation-policy': reservationPolicy,
};

/** Questions in the order of their topics. */
export const demoQuestions: readonly Question[] = [
  ...orderingQuestions,
  ...deliveryQuestions,
  ...paymentQuestions,
  ...returnsQuestions,
  ...accountQuestions,
];

/** Posts from the oldest to the newest. */
export const demoPosts: readonly Post[] = [dutyByTariffLine, airOrSea, americanSizes, beforeYouOrder];
