import type { ShownReviews } from '@shop/data-access/product-reviews';
import { MOST_STARS } from '@shop/domain/product-review';

/** Of published reviews only. An author without a name is described as a person without one. */
export const describeReviews = ({ rating, reviews }: ShownReviews): Record<string, unknown> =>
  rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ...{
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: MOST_STARS,
            worstRating: 1,
          },
        },
        review: reviews.map(({ stars, title, text, author, at, lang }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MOST_STARS, worstRating: 1 },
          ...(title && { name: title }),
          ...{ reviewBody: text, datePublished: at.slice(0, 10), inLanguage: lang },
          author: { '@type': 'Person', name: author === '' ? 'Anonymous' : author },
        })),
      };
