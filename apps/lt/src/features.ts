import type { Feature } from '@shop/page';

/** What this shop consists of. */
export const features: readonly Feature[] = [];
