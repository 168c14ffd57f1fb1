import { productReviewQueries } from '@shop/data-access/product-reviews';
import { usePage } from '@shop/page';
import { REVIEW_SORTS, STARS } from '@shop/domain/product-review';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { bar, bars, list, meter } from './product-reviews.css.ts';
import { useReviewMessages } from './product-reviews.messages.ts';
import { REVIEW_FIELDS, reviewAsk } from './review-ask.ts';
import { ShownReview } from './shown-review.tsx';

type Field = keyof typeof REVIEW_FIELDS;

/** The address of this page with another choice of reviews. Without a value a field is left out. */
const useReviewLinks = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (changes: Partial<Record<Field, string | number | null>>): string => {
    const next = new URLSearchParams(search);
    // Another choice begins with its first page.
    next.delete(REVIEW_FIELDS.page);
    for (const field of ['stars', 'sort', 'page'] as const) {
      const value = changes[field];
      if (value === null) next.delete(REVIEW_FIELDS[field]);
      else if (value !== undefined) next.set(REVIEW_FIELDS[field], String(value));
    }
    const query = next.toString();
    return `${pathname}${query === '' ? '' : `?${query}`}#reviews`;
  };
};

/** The distribution, the order, and a page of reviews; each choice is a link. */
export const ReviewList = ({ productId }: { productId: number }) => {
  const say = useReviewMessages();
  const [search] = useSearchParams();
  const ask = reviewAsk(productId, search);
  const { data } = useSuspenseQuery(productReviewQueries(usePage().api).shown(ask));
  const linkTo = useReviewLinks();
  const { stars: chosen, sort = 'newest', page = 1 } = ask;
  const all = data.counts.reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap={20}>
      <ul className={bars}>
        {STARS.map((stars) => {
          const count = data.counts[stars - 1] ?? 0;
          const label = say('marketplace.reviews.stars', { stars });
          return (
            <li key={stars} className={bar}>
              <TextLink href={linkTo({ stars })} isCurrent={stars === chosen}>
                {label}
              </TextLink>
              <meter className={meter} min={0} max={all} value={count} aria-hidden />
              <span>{count}</span>
            </li>
          );
        })}
      </ul>
      <Inline>
        {chosen !== undefined && (
          <TextLink href={linkTo({ stars: null })}>{say('marketplace.reviews.all')}</TextLink>
        )}
        {REVIEW_SORTS.map((one) => (
          <TextLink
            key={one}
            href={linkTo({ sort: one === 'newest' ? null : one })}
            tone="quiet"
            isCurrent={one === sort}
          >
            {say(`marketplace.reviews.sort.${one}`)}
          </TextLink>
        ))}
      </Inline>
      {data.reviews.length === 0 && <Text tone="muted">{say('marketplace.reviews.none_here')}</Text>}
      <ul className={list}>
        {data.reviews.map((review) => (
          <li key={review.id}>
            <ShownReview review={review} />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Inline>
          {page > 1 && (
            <TextLink href={linkTo({ page: page === 2 ? null : page - 1 })}>
              {say('marketplace.reviews.previous')}
            </TextLink>
          )}
          <span>{say('marketplace.reviews.page', { page, pages: data.pages })}</span>
          {page < data.pages && (
            <TextLink href={linkTo({ page: page + 1 })}>{say('marketplace.reviews.next')}</TextLink>
          )}
        </Inline>
      )}
    </Stack>
  );
};
