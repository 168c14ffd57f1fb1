import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './reviews.pages.ts';

const words = [messagesLater(pages.reviewWords)];

export const reviewRoutes: RouteObject[] = [
  {
    id: 'write-review',
    path: laterPaths.writeReview.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
      messages: words,
    } satisfies PageHandle,
    lazy: pages.writeReview,
  },
  {
    id: 'my-reviews',
    path: laterPaths.myReviews.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      checks: ['auth'],
      slots: ['account.nav'],
      messages: words,
    } satisfies PageHandle,
    lazy: pages.myReviews,
  },
];
