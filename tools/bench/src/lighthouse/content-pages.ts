import { htmlOf } from './page-html.ts';

const BLOG = '/en/blog';

/**
 * Content pages of each brand, by "brand page": a post where the brand has a blog, the questions, a legal text. A first
 * visit, so brands that ask about cookies show the question.
 */
export const contentPages = async (
  brands: readonly string[],
  port: number,
): Promise<Record<string, string>> => {
  const pages: Record<string, string> = {};
  for (const brand of brands) {
    const host = `${brand}.localhost:${port}`;
    const post = /<main[\s\S]*?href="(\/en\/blog\/[\w-]+)"/.exec(await htmlOf(host, port, BLOG))?.[1];
    if (post) pages[`${brand} post`] = `http://${host}${post}`;
    pages[`${brand} questions`] = `http://${host}/en/faq`;
    pages[`${brand} legal`] = `http://${host}/en/privacy-policy`;
  }
  return pages;
};
