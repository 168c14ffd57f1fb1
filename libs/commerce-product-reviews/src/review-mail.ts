import type { Transaction } from '@shop/database';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import { findLines, type OrderRow } from '@shop/commerce-orders';
import { laterPaths } from '@shop/paths/later';
import { paths } from '@shop/paths';
import type { ReviewRow } from './reviews.repository.ts';

/** A guest has no login: the mail's own link opens the review without a question. The latest mail renews it. */
const keepGuestLink = async (tx: Transaction, orderId: number, now: Date): Promise<string> => {
  const { token } = await tx
    .insertInto('review_invitation')
    .values({ quote_id: orderId, token: secretSlug(), invited_at: now })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet({ invited_at: now }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
};

/** Tells the author what staff decided, in the language of the review. */
export const reviewMail = async (
  { tx, brands, now }: { readonly tx: Transaction; readonly brands: Brands; readonly now: Date },
  review: ReviewRow,
  order: OrderRow,
): Promise<NewMail<'review-news'>> => {
  const { brand, language } = review;
  const site = `${brands.get(brand).appUrl}/${language}`;
  const lines = await findLines(tx, review.quote_id);
  const line = lines.find(({ product_id }) => product_id === review.product_id);
  const slug = review.state === 'published' ? (line?.slug ?? null) : null;
  const writeAt = async () =>
    order.client_id === null ? await keepGuestLink(tx, order.id, now) : order.slug;
  return {
    ...{ brand, language, to: order.email },
    template: 'review-news',
    uniqueKey: `review:${review.id}:${review.updated_at.getTime()}`,
    data: {
      name: order.address.first_name,
      product: line?.names[language] ?? line?.names['en'] ?? '',
      reason: review.decline_reason,
      link:
        slug === null
          ? site + laterPaths.writeReview.to({ slug: await writeAt() })
          : `${site}${paths.product.to({ '*': slug })}#reviews`,
    },
  };
};
