import type { StructuredThing } from './structured-data.ts';

export type Crumb = { readonly name: string; readonly url: string };

/** The path to a page, roots first, the page itself last. */
export const describeCrumbs = (crumbs: readonly Crumb[]): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
});
