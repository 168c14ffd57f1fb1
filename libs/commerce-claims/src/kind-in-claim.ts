import type { KeptFile } from '@shop/commerce-files';

/** A claim takes pictures and documents only. */
export const kindInClaim = (kind: KeptFile['kind']): 'picture' | 'document' =>
  kind === 'picture' ? 'picture' : 'document';
