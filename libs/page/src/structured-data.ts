import type { PageContext } from './page-context.ts';

/** One thing of schema.org. The page's block adds `@context`. */
export type StructuredThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export type StructuredAddress = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
};

/** A page's data for search engines: created on the server from the query cache of the page's loader. */
export type StructuredData = (
  page: PageContext,
  address: StructuredAddress,
) => Promise<readonly StructuredThing[]>;
