/** Why a link was not read. Each has its own words for the buyer. */
export const UNREAD_REASONS = [
  /** No page of a shop has this address. */
  'address',
  /** The shop asks not to be read by programs, or answers them with a refusal. */
  'refused',
  /** The shop has no such page. */
  'missing',
  /** It took too long, or the shop did not answer. */
  'no_answer',
  /** What was there is no page of a product, or is too large, or leads in circles. */
  'no_page',
  /** Too many links are being read. */
  'busy',
  /** This shop reads no links. */
  'off',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];
