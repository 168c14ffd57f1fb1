import * as z from 'zod/mini';
import { contract, Done, LanguageOnly, SecretSlug } from '../contract.ts';
import { productReviewCalls } from './product-reviews.calls.ts';
import {
  OwnReviewsAnswer,
  ReviewedGoods,
  ReviewOrderAnswer,
  ReviewOrderRequest,
  SaveReview,
  ShownReviewsAnswer,
  ShownReviewsRequest,
} from './product-reviews.schemas.ts';

export const productReviewsContract = {
  shown: contract(productReviewCalls.shown, {
    summary: 'The published reviews of a product, with their distribution',
    access: 'public',
    body: ShownReviewsRequest,
    answer: ShownReviewsAnswer,
  }),
  photo: contract(productReviewCalls.photo, {
    summary: 'A photo of a published review',
    access: 'public',
    params: z.object({ key: SecretSlug }),
    answer: z.string(),
  }),
  order: contract(productReviewCalls.order, {
    summary: 'The goods of a delivered order with their reviews, for its buyer',
    access: 'public',
    body: ReviewOrderRequest,
    answer: ReviewOrderAnswer,
  }),
  save: contract(productReviewCalls.save, {
    summary: 'Writes or changes the review of a bought product; staff checks it',
    access: 'public',
    body: SaveReview,
    answer: Done,
  }),
  withdraw: contract(productReviewCalls.withdraw, {
    summary: 'Deletes the author’s own review',
    access: 'public',
    body: ReviewedGoods,
    answer: Done,
  }),
  ownPhoto: contract(productReviewCalls.ownPhoto, {
    summary: 'A photo of the author’s own review',
    access: 'public',
    params: z.object({ slug: SecretSlug, key: SecretSlug }),
    answer: z.string(),
  }),
  list: contract(productReviewCalls.list, {
    summary: 'The client’s reviews, newest first',
    access: 'client',
    body: LanguageOnly,
    answer: OwnReviewsAnswer,
  }),
};
