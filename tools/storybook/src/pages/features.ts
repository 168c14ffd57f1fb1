import { account } from '@shop/feature-account';
import { calculator } from '@shop/feature-calculator';
import { cart } from '@shop/feature-cart';
import { checkout } from '@shop/feature-checkout';
import { content } from '@shop/feature-content';
import { forwarding } from '@shop/feature-forwarding';
import { marketplace } from '@shop/feature-marketplace';
import { orders } from '@shop/feature-orders';
import { pro } from '@shop/feature-pro';
import { quotes } from '@shop/feature-quotes';
import { reservation } from '@shop/feature-reservation';
import type { Feature } from '@shop/page';

/** The features for the stories of pages: every feature of the tree. */
export const features: readonly Feature[] = [
  marketplace,
  cart,
  checkout,
  account,
  orders,
  reservation,
  content,
  quotes,
  forwarding,
  pro,
  calculator,
];
