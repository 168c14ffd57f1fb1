import type { SiteParts } from '@shop/app-shell';

/** The messages that this brand words differently. */
export const wording: NonNullable<SiteParts['wording']> = {};
