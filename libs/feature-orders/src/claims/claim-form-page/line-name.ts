import type { ClaimOrder } from '@shop/data-access/claims';

export type ClaimLine = ClaimOrder['lines'][number];

/** `Linen shirt, blue, 42`. */
export const lineName = ({ name, attributes }: ClaimLine): string => [name, ...attributes].join(', ');

/** The form's field of a line. */
export const lineField = ({ position }: ClaimLine): string => `line_${position}`;
