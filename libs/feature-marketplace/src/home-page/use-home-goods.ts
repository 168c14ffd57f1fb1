import type { ListingItem } from '@shop/data-access';
import type { HomeQuery } from '@shop/domain/home';
import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, useBrand, useQueriesOf, useReader, useSite } from '@shop/page';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { goodsAsk } from './home-asks.ts';

export const useSearchKey = (): string => chooseSearchKey(useSite(), useBrand(), useLanguage().id);

/** The category that a block names, as the loader found it; null where the shop does not have it, or none is named. */
export const useHomeCategory = ({ category = '' }: HomeQuery) => {
  const { code } = useLanguage();
  const key = useSearchKey();
  const { data = null } = useQuery({
    ...useQueriesOf('catalogue').category(key, code, category),
    enabled: false,
  });
  return category === '' ? null : data;
};

export type HomeGoods = { readonly items: readonly ListingItem[]; readonly total: number };

/** The goods of a block, priced for the visitor. */
export const useHomeGoods = (query: HomeQuery, categoryId: number | null): HomeGoods => {
  const reader = useReader();
  return useSuspenseQuery(useQueriesOf('catalogue').listing(goodsAsk(reader, query, categoryId))).data;
};
