import { checkout } from '@shop/feature-checkout';
import { marketplace } from '@shop/feature-marketplace';
import type { Feature } from '@shop/page';

/** What this shop consists of. */
export const features: readonly Feature[] = [marketplace, checkout];
