import type { PageContext } from './page-context.ts';

/** One thing of schema.org. The page's block adds `@context`. */
export type StructuredThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export type StructuredAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
};

/** What a page tells search engines: made on the server of what the page's loader has put into the query cache. */
export type StructuredData = (
  page: PageContext,
  address: StructuredAddress,
) => Promise<readonly StructuredThing[]>;
