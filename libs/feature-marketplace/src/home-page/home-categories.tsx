import type { HomeBlock } from '@shop/domain/home';
import { useLanguage } from '@shop/i18n';
import { useLinks, useQueriesOf, useReader } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { CategoryTile, CategoryTiles } from '@shop/ui-theme/category-tile';
import { Section } from '@shop/ui-theme/section';
import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { DEALS, goodsAsk, goodsLink, tileAsk } from './home-asks.ts';
import { useHomeMessages } from './home-page.messages.ts';
import { useSearchKey } from './use-home-goods.ts';

const useRoots = () => {
  const { code } = useLanguage();
  return useSuspenseQuery(useQueriesOf('navigation').roots(useSearchKey(), code)).data;
};

/** The roots with their best seller's picture; those without goods are left out. */
const useTiles = () => {
  const { code } = useLanguage();
  const roots = useRoots();
  const catalogue = useQueriesOf('catalogue');
  const samples = useSuspenseQueries({
    queries: roots.map(({ id }) => catalogue.sample(tileAsk(code, id))),
    combine: (results) => results.map(({ data }) => data),
  });
  return roots.flatMap(({ slug, name }, at) => {
    const { total = 0, images: [picture] = [] } = samples[at] ?? {};
    return picture ? [{ to: paths.category.to({ '*': slug }), name, total, picture }] : [];
  });
};

/** The reduced goods as one more tile, where another block of the page has loaded them. */
const useDealsTile = () => {
  const say = useHomeMessages();
  const ask = goodsAsk(useReader(), DEALS, null);
  const { data } = useQuery({ ...useQueriesOf('catalogue').listing(ask), enabled: false });
  const picture = data?.items[0]?.image.source;
  return data && picture !== undefined
    ? [{ to: goodsLink(DEALS), name: say('marketplace.home.deals'), total: data.total, picture }]
    : [];
};

const PictureTiles = () => {
  const say = useHomeMessages();
  const { href } = useLinks();
  const tiles = [...useTiles(), ...useDealsTile()];
  return (
    <CategoryTiles>
      {tiles.map(({ to, name, total, picture }) => (
        <CategoryTile
          key={to}
          href={href(to)}
          name={name}
          hint={say('marketplace.home.items', { count: total })}
          picture={{ ...pictureSources(picture, 'card'), alt: '' }}
        />
      ))}
    </CategoryTiles>
  );
};

const NameTiles = () => {
  const { href } = useLinks();
  return (
    <CategoryTiles>
      {useRoots().map(({ id, slug, name }) => (
        <CategoryTile key={id} href={href(paths.category.to({ '*': slug }))} name={name} />
      ))}
    </CategoryTiles>
  );
};

export type HomeCategoriesProps = Omit<Extract<HomeBlock, { type: 'categories' }>, 'type'>;

/** The roots of the brand's tree, with pictures and counts or by their names. */
export const HomeCategories = ({ look }: HomeCategoriesProps) => {
  const say = useHomeMessages();
  const sayShared = useMessages();
  const { href } = useLinks();
  return (
    <Section
      heading={say('marketplace.home.categories')}
      action={
        <ArrowLink href={href(paths.marketplace.to())}>
          {sayShared('marketplace.home.allCategories')}
        </ArrowLink>
      }
    >
      {look === 'tiles' ? <PictureTiles /> : <NameTiles />}
    </Section>
  );
};
