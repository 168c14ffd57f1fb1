import { useLanguage } from '@shop/i18n';
import { chooseSearchKey, useBrand, useLinks, useQueriesOf, useSite } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { ArrowLink, CategoryTile, CategoryTiles, Section } from '@shop/ui-theme';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { tileAsk } from './home-asks.ts';

/** The roots of the brand's tree, each with its best seller's picture and how much it holds. */
export const HomeCategories = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { code, id: languageId } = useLanguage();
  const searchKey = chooseSearchKey(useSite(), useBrand(), languageId);
  const catalogue = useQueriesOf('catalogue');
  const { data: roots } = useSuspenseQuery(useQueriesOf('navigation').roots(searchKey, code));
  const samples = useSuspenseQueries({
    queries: roots.map(({ id }) => catalogue.sample(tileAsk(code, id))),
    combine: (results) => results.map(({ data }) => data),
  });
  return (
    <Section
      heading={say('marketplace.home.categories')}
      action={
        <ArrowLink href={href(paths.marketplace.to())}>{say('marketplace.home.allCategories')}</ArrowLink>
      }
    >
      <CategoryTiles>
        {roots.map(({ id, slug, name }, at) => {
          const [picture] = samples[at]?.images ?? [];
          return (
            picture && (
              <CategoryTile
                key={id}
                href={href(paths.category.to({ '*': slug }))}
                name={name}
                hint={say('marketplace.home.items', { count: samples[at]?.total ?? 0 })}
                picture={{ ...pictureSources(picture, 'card'), alt: '' }}
              />
            )
          );
        })}
      </CategoryTiles>
    </Section>
  );
};
