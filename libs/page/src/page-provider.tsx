import type { BrandConfig } from '@shop/brand';
import type { Queries } from '@shop/data-access';
import { createContext, useContext, type ReactNode } from 'react';
import type { PageContext } from './page-context.ts';

const Context = createContext<PageContext | null>(null);

/** Provides the page's context to components, as the router provides it to loaders. */
export const PageProvider = ({ page, children }: { page: PageContext; children: ReactNode }) => (
  <Context value={page}>{children}</Context>
);

export const usePage = (): PageContext => {
  const page = useContext(Context);
  if (!page) throw new Error('No PageProvider above');
  return page;
};

export const useBrand = (): BrandConfig => usePage().brand;

/** The query factories of one resource: `useSuspenseQuery(useQueriesOf('cart').current(languageId))`. */
export const useQueriesOf = <Name extends keyof Queries>(name: Name): Queries[Name] =>
  usePage().queries[name];
