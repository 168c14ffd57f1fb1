import type { PageContext } from '@shop/page';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pack, unpack, type Packed } from './packed.ts';
import type { PageEntry, PageState, VisitorState } from './page-state.ts';

type Answers = Pick<PageContext, 'queryClient' | 'queries'>;

const isOfVisitor = ({ queries }: Answers, { queryKey }: Query): boolean =>
  queryKey[0] === queries.visitor.keys.all[0];

const entriesOf = ({ queryClient }: Answers, isWanted: (query: Query) => boolean): PageEntry[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) =>
      query.state.status === 'success' && isWanted(query)
        ? [[query.queryKey, query.state.data] as const]
        : [],
    );

/** The answers that a page was rendered from, without server-only ones and those of its visitor. */
export const pageEntries = (page: Answers): Packed =>
  pack(entriesOf(page, (query) => query.meta?.['keepOutOfPage'] !== true && !isOfVisitor(page, query)));

/** The answers that the page's visitor parts were rendered from. */
export const visitorEntries = (page: Answers): PageEntry[] =>
  entriesOf(page, (query) => isOfVisitor(page, query));

type States = { page: Pick<PageState, 'entries'>; visitor: Pick<VisitorState, 'entries'> };

export const restoreEntries = (queryClient: QueryClient, { page, visitor }: States): void => {
  for (const [key, data] of [...(unpack(page.entries) as PageEntry[]), ...visitor.entries])
    queryClient.setQueryData(key, data);
};
