import type { DeclineReason } from '@shop/domain/product-review';

export type ReviewNews = {
  name: string;
  product: string;
  /** Null: the review is published. */
  reason: DeclineReason | null;
  /** The published review, or the form to change it. */
  link: string;
};

export type ReviewInvitation = {
  name: string;
  link: string;
  /** Ends these mails and no other news. */
  unsubscribe: string;
};
