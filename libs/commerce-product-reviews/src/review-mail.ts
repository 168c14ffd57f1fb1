import type { Transaction } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { NewMail } from '@shop/commerce-mail';
import { findLines, type OrderRow } from '@shop/commerce-orders';
import { laterPaths } from '@shop/paths/later';
import { paths } from '@shop/paths';
import type { ReviewRow } from './reviews.repository.ts';

/** Tells the author what staff decided, in the language of the review. */
export const reviewMail = async (
  { tx, brands }: { readonly tx: Transaction; readonly brands: Brands },
  review: ReviewRow,
  order: OrderRow,
): Promise<NewMail<'review-news'>> => {
  const { brand, language } = review;
  const site = `${brands.get(brand).appUrl}/${language}`;
  const lines = await findLines(tx, review.quote_id);
  const line = lines.find(({ product_id }) => product_id === review.product_id);
  const slug = review.state === 'published' ? (line?.slug ?? null) : null;
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
          ? site + laterPaths.writeReview.to({ slug: order.slug })
          : `${site}${paths.product.to({ '*': slug })}#reviews`,
    },
  };
};
