import { account } from '@shop/feature-account';
import { cart } from '@shop/feature-cart';
import { checkout } from '@shop/feature-checkout';
import { marketplace } from '@shop/feature-marketplace';
import { orders } from '@shop/feature-orders';
import { reservation } from '@shop/feature-reservation';
import type { Feature } from '@shop/page';

/** The features of this shop. */
export const features: readonly Feature[] = [marketplace, cart, checkout, account, orders, reservation];
