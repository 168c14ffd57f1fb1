import { CONSENT_PURPOSES, type ConsentPurpose } from '@shop/domain/consent';

/** `statistics,marketing`: the consent as it stands with an order. */
export const writeGranted = (granted: readonly ConsentPurpose[]): string => granted.join(',');

export const readGranted = (written: string): ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => written.split(',').includes(purpose));
