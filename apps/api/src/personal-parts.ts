import { accountsPersonal } from '@shop/commerce-accounts';
import { cartPersonal } from '@shop/commerce-cart';
import { checkoutPersonal } from '@shop/commerce-checkout';
import { claimsPersonal } from '@shop/commerce-claims';
import { factorsPersonal } from '@shop/commerce-factors';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { mailPersonal } from '@shop/commerce-mail';
import { ordersPersonal } from '@shop/commerce-orders';
import { keptParts } from '@shop/commerce-privacy';
import { reservationsPersonal } from '@shop/commerce-reservations';
import { withdrawalsPersonal } from '@shop/commerce-withdrawals';

/** All that the shop stores about a client, in the order of an export. */
export const personalParts: readonly PersonalPart[] = [
  ...accountsPersonal,
  factorsPersonal,
  cartPersonal,
  checkoutPersonal,
  ordersPersonal,
  ...keptParts,
  reservationsPersonal,
  claimsPersonal,
  withdrawalsPersonal,
  mailPersonal,
];
