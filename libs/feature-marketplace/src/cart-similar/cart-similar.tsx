import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, useBrand, useQueriesOf, useReader, useSite, type SlotProps } from '@shop/page';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { ProductRail } from '../product-rail/product-rail.tsx';

const MOST = 8;

/** Goods similar to the last added item. Optional: the cart does not wait for it. */
export const CartSimilar = ({ slugs }: SlotProps['cart.similar']) => {
  const say = useMessages();
  const language = useLanguage();
  const queryKey = chooseSearchKey(useSite(), useBrand(), language.id, null);
  const slug = slugs.at(-1) ?? '';
  const ask = { ...useReader(), slug, queryKey };
  const { data } = useQuery({ ...useQueriesOf('catalogue').product(ask), enabled: slug !== '' });
  const items = (data?.similar ?? []).filter((item) => !slugs.includes(item.slug)).slice(0, MOST);
  return <ProductRail heading={say('marketplace.list.similar')} items={items} />;
};
