import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, useBrand, useLinks, useQueriesOf, useSite } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ArrowLink } from '@shop/ui-theme/arrow-link';
import { CategoryTile, CategoryTiles } from '@shop/ui-theme/category-tile';
import { Section } from '@shop/ui-theme/section';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { DEALS_QUERY, tileAsk } from './home-asks.ts';
import { useHomeMessages } from './home-page.messages.ts';

const useRoots = () => {
  const { code, id: languageId } = useLanguage();
  const searchKey = chooseSearchKey(useSite(), useBrand(), languageId);
  const catalogue = useQueriesOf('catalogue');
  const { data: roots } = useSuspenseQuery(useQueriesOf('navigation').roots(searchKey, code));
  const samples = useSuspenseQueries({
    queries: roots.map(({ id }) => catalogue.sample(tileAsk(code, id))),
    combine: (results) => results.map(({ data }) => data),
  });
  return roots.flatMap((root, at) => {
    const { total = 0, images: [picture] = [] } = samples[at] ?? {};
    return picture ? [{ ...root, total, picture }] : [];
  });
};

export type HomeCategoriesProps = {
  /** The most reduced product, and the number of reduced ones: shown next to the categories as one of them. */
  deals: { total: number; picture: string | undefined };
};

/** The roots of the brand's tree, each with its best seller's picture and its count. */
export const HomeCategories = ({ deals }: HomeCategoriesProps) => {
  const say = useHomeMessages();
  const sayShared = useMessages();
  const { href } = useLinks();
  const tiles = [
    ...useRoots().map(({ slug, ...root }) => ({ ...root, to: paths.category.to({ '*': slug }) })),
    ...(deals.picture
      ? [
          {
            to: paths.marketplace.to({}, DEALS_QUERY),
            name: say('marketplace.home.deals'),
            total: deals.total,
            picture: deals.picture,
          },
        ]
      : []),
  ];
  return (
    <Section
      heading={say('marketplace.home.categories')}
      action={
        <ArrowLink href={href(paths.marketplace.to())}>
          {sayShared('marketplace.home.allCategories')}
        </ArrowLink>
      }
    >
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
    </Section>
  );
};
