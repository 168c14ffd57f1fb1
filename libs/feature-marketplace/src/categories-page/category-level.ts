import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, useBrand, useQueriesOf, useSite } from '@shop/page';
import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

export const countAsk = (locale: string, categoryId: number) => ({ locale, categoryId, limit: 1 });

/** The categories of the level that the address names: the roots, or the children of one category. */
export const useCategoryLevel = () => {
  const { code, id: languageId } = useLanguage();
  const { '*': slug = '' } = useParams();
  const searchKey = chooseSearchKey(useSite(), useBrand(), languageId);
  const catalogue = useQueriesOf('catalogue');
  const { data: roots } = useSuspenseQuery(useQueriesOf('navigation').roots(searchKey, code));
  const { data: here } = useSuspenseQuery(catalogue.category(searchKey, code, slug));
  const entries = here ? here.children : roots.map((root) => ({ ...root, hasChildren: true }));
  const asked = here ? [here, ...entries] : entries;
  // A count that failed to load is left out.
  const totals = useQueries({
    queries: asked.map(({ id }) => ({ ...catalogue.sample(countAsk(code, id)), enabled: false })),
    combine: (results) => results.map(({ data }) => data?.total),
  });
  const totalOf = new Map(asked.map(({ id }, at) => [id, totals[at]] as const));
  return {
    slug,
    here,
    parent: here?.path.at(-2),
    total: here ? totalOf.get(here.id) : undefined,
    entries: entries.map((entry) => ({ ...entry, total: totalOf.get(entry.id) })),
  };
};
