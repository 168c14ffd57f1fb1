import type { ContentKind } from '@shop/contracts/content';

/** The address of a page, without a language. */
export const contentPath = ({
  kind,
  slug,
}: {
  readonly kind: ContentKind;
  readonly slug: string;
}): string => {
  if (kind === 'home') return '/';
  if (kind === 'faq') return `/faq/${slug}`;
  return kind === 'post' ? `/blog/${slug}` : `/${slug}`;
};
