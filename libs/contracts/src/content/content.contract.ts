import * as z from 'zod/mini';
import { contract, Done } from '../contract.ts';
import { contentCalls } from './content.calls.ts';
import {
  ContentPageAnswer,
  ContentPageRequest,
  ContentPreviewRequest,
  FaqAnswer,
  FaqRequest,
  PostsAnswer,
  PostsRequest,
  WriteLetter,
} from './content.schemas.ts';

export const contentContract = {
  page: contract(contentCalls.page, {
    summary: 'A page, a legal text, an answer or a post in the reader’s language',
    access: 'public',
    body: ContentPageRequest,
    answer: ContentPageAnswer,
  }),
  preview: contract(contentCalls.preview, {
    summary: 'A draft, by a link of staff that ends after a day',
    access: 'public',
    body: ContentPreviewRequest,
    answer: ContentPageAnswer,
  }),
  faq: contract(contentCalls.faq, {
    summary: 'Questions and answers by topic, all or those that contain the words',
    access: 'public',
    body: FaqRequest,
    answer: FaqAnswer,
  }),
  posts: contract(contentCalls.posts, {
    summary: 'Posts of the blog, newest first, ten a page',
    access: 'public',
    body: PostsRequest,
    answer: PostsAnswer,
  }),
  feed: contract(contentCalls.feed, {
    summary: 'The newest posts of the blog as an Atom feed',
    access: 'public',
    params: z.object({ locale: z.string() }),
    answer: z.string(),
  }),
  sitemap: contract(contentCalls.sitemap, {
    summary: 'The addresses of the content, with those of the other languages',
    access: 'public',
    answer: z.string(),
  }),
  write: contract(contentCalls.write, {
    summary: 'A letter to the shop, once a key',
    access: 'public',
    body: WriteLetter,
    answer: Done,
  }),
};
