import type { PostsAsk } from '@shop/data-access/content';
import { isWordPath } from '@shop/paths';

/** The page and the topic of an address. What is no number is the first page. */
export const postsAsk = (search: string): PostsAsk => {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  const topic = query.get('topic') ?? '';
  return {
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    ...(isWordPath(topic) && topic.length <= 60 && { topic }),
  };
};
