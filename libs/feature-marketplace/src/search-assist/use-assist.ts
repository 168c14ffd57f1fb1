import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, usePage, useReader, useSite } from '@shop/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { matchingCategories } from './matching-categories.ts';

const GOODS = 5;
const CATEGORIES = 3;

/** Goods and categories for the typed text; while the next ones load, the last ones stay. */
export const useAssist = (term: string) => {
  const { brand, queries } = usePage();
  const site = useSite();
  const language = useLanguage();
  const reader = useReader();
  const { data: tree = [] } = useQuery(
    queries.navigation.tree(chooseSearchKey(site, brand, language.id), language.code),
  );
  const found = useQuery({
    ...queries.catalogue.listing({
      ...reader,
      params: { s: term },
      categoryId: null,
      ...{ limit: GOODS, offset: 0 },
    }),
    placeholderData: keepPreviousData,
  });
  return { term, found, categories: matchingCategories(tree, term, CATEGORIES) };
};
