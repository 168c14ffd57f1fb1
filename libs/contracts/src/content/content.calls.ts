import { get, post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  ContentPageAnswer,
  ContentPageRequest,
  ContentPreviewRequest,
  FaqAnswer,
  FaqRequest,
  PostsAnswer,
  PostsRequest,
  WriteLetter,
} from './content.schemas.ts';

export const contentCalls = {
  page: post<ContentPageRequest, ContentPageAnswer>('/api/content/page'),
  /** A draft, by the link that staff were given. */
  preview: post<ContentPreviewRequest, ContentPageAnswer>('/api/content/preview'),
  faq: post<FaqRequest, FaqAnswer>('/api/content/faq'),
  posts: post<PostsRequest, PostsAnswer>('/api/content/posts'),
  /** The newest posts as an Atom feed. */
  feed: get<string>('/api/content/feed/:locale'),
  /** The addresses of all content of the brand, for search engines. */
  sitemap: get<string>('/api/content/sitemap'),
  /** A letter of the contact form, once a key. */
  write: postOnce<WriteLetter, Done>('/api/content/letters'),
};
