/** `waiting`: staff has not decided yet. */
export const REVIEW_STATES = ['waiting', 'published', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Why staff may decline a review. A low rating is no reason, so that negative reviews are kept. */
export const DECLINE_REASONS = [
  'not_about_product',
  'abusive',
  'personal_data',
  'advertising',
  'unlawful',
  'unfit_photo',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** How the author is shown. */
export const REVIEW_NAMES = ['initial', 'anonymous'] as const;
export type ReviewName = (typeof REVIEW_NAMES)[number];

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const MOST_STARS = 5;
/** From the best. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const LONGEST_REVIEW_TITLE = 120;
export const LONGEST_REVIEW_TEXT = 3_000;
export const MOST_REVIEW_PHOTOS = 3;
export const REVIEWS_A_PAGE = 5;

/** How many published reviews a product has of one star, of two and so on. */
export type StarCounts = readonly [number, number, number, number, number];

export type Rating = { readonly count: number; /** With one decimal. */ readonly average: number };

/** Null without a review. */
export const ratingOf = (counts: StarCounts): Rating | null => {
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const stars = counts.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return { count, average: Math.round((10 * stars) / count) / 10 };
};

/** `Rasa K.`; empty for an author who wants no name. */
export const shownName = (
  choice: ReviewName,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): string => {
  if (choice === 'anonymous') return '';
  const [initial] = lastName.trim();
  return [firstName.trim(), initial === undefined ? '' : `${initial.toUpperCase()}.`]
    .filter((part) => part !== '')
    .join(' ');
};

/** A delivered order's goods are reviewed; those of a cancelled one never arrived. */
export const isReviewable = ({ state, isDelivered }: { state: string; isDelivered: boolean }): boolean =>
  isDelivered && state !== 'cancelled';
