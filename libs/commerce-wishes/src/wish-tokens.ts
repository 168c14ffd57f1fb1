import { createUnsubscribeTokens, type UnsubscribeTokens } from '@shop/commerce-accounts';

/** Links that end the mails about a wish list, and no other news. */
export const createWishTokens = (secret: string): UnsubscribeTokens =>
  createUnsubscribeTokens(secret, 'wish-alerts');
