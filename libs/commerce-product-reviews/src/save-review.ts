import type { SaveReview } from '@shop/contracts/product-reviews';
import type { Transaction } from '@shop/database';
import { takeFiles } from '@shop/commerce-files';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { findLines, type OrderRow } from '@shop/commerce-orders';
import {
  MOST_REVIEW_PHOTOS,
  shownName,
  STARS,
  type ReviewName,
  type Stars,
} from '@shop/domain/product-review';
import { discountReview } from './rating.repository.ts';
import { mayReview } from './reviewed-order.ts';
import {
  changeReview,
  deleteReviews,
  findPhotos,
  insertReview,
  lockReview,
  replacePhotos,
  type ReviewRow,
} from './reviews.repository.ts';

type Written = Omit<SaveReview, 'slug'> & { readonly language: Locale; readonly now: Date };

/** How the buyer of an order is shown. */
export const nameOf = ({ address }: Pick<OrderRow, 'address'>, choice: ReviewName): string =>
  shownName(choice, { firstName: address.first_name, lastName: address.last_name });

const getStars = (stars: number): Stars => {
  const known = STARS.find((one) => one === stars);
  if (known === undefined) throw invalid({ stars: ['required'] });
  return known;
};

const mustBeBought = async (tx: Transaction, order: OrderRow, productId: number): Promise<void> => {
  const lines = await findLines(tx, order.id);
  if (!lines.some(({ product_id }) => product_id === productId)) throw notFound();
  if (!(await mayReview(tx, order))) throw conflict('not_delivered');
};

const setPhotos = async (
  tx: Transaction,
  review: ReviewRow,
  { kept, files, now }: Pick<Written, 'kept' | 'files' | 'now'>,
): Promise<void> => {
  const stay = (await findPhotos(tx, [review.id])).filter(({ key }) => kept.includes(key));
  if (stay.length + files.length > MOST_REVIEW_PHOTOS) throw invalid({ files: ['too_many_files'] });
  const taken = await takeFiles(tx, { brand: review.brand, keys: files, kinds: ['picture'], now });
  await replacePhotos(tx, review.id, [...stay, ...taken.map(({ id }) => ({ file_id: id }))]);
};

/** Writes the review of a product of the order, or changes it. It waits for staff then, even if it was published. */
export const saveReview = async (tx: Transaction, order: OrderRow, given: Written): Promise<void> => {
  const { product_id, title, text: body, language, now } = given;
  await mustBeBought(tx, order, product_id);
  const words = {
    ...{ stars: getStars(given.stars), title, body, language },
    shown_name: nameOf(order, given.name),
  };
  const { id: quote_id, brand, client_id } = order;
  const inserted = await insertReview(tx, { ...words, brand, product_id, quote_id, client_id, now });
  if (inserted) return setPhotos(tx, inserted, given);
  const review = await lockReview(tx, quote_id, product_id);
  // Its author has withdrawn it in the same moment.
  if (!review) throw conflict('review_gone');
  if (review.state === 'published') await discountReview(tx, review);
  await setPhotos(tx, review, given);
  await changeReview(tx, review.id, {
    ...{ ...words, state: 'waiting', decline_reason: null, decided_at: null, updated_at: now },
  });
};

/** Deletes the review; one that is gone already is no fault. */
export const withdrawReview = async (tx: Transaction, order: OrderRow, productId: number): Promise<void> => {
  const review = await lockReview(tx, order.id, productId);
  if (!review) return;
  if (review.state === 'published') await discountReview(tx, review);
  await deleteReviews(tx, [review.id]);
};
