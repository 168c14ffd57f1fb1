import type { SavedCard } from '@shop/data-access/saved-means';

/** A saved card that can pay. */
export const aSavedCard = (changes: Partial<SavedCard> = {}): SavedCard => ({
  ...{ id: 5, method: 1, network: 'visa', last_four: '4242' },
  ...{ expires_year: 2034, expires_month: 12, is_expired: false, is_ending: false },
  ...changes,
});
