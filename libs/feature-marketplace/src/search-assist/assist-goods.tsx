import type { ListingItem } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useCurrency, useDestination, useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import {
  SuggestionGroup,
  SuggestionLink,
  SuggestionNone,
  Suggestions,
  SuggestionSkeleton,
} from '@shop/ui-theme/suggestions';
import { recentSearches } from './recent-searches.ts';
import { useAssistMessages } from './search-assist.messages.ts';
import { useAssist } from './use-assist.ts';
import { useStill } from './use-still.ts';

/** The delivered price by the chosen method, and below it that by the other method. */
const usePrices = () => {
  const say = useAssistMessages();
  const { money } = useFormats();
  const { isoCode } = useCurrency();
  const { method } = useDestination();
  const other = method === 'air' ? 'sea' : 'air';
  return ({ delivered, is_from_price: isFrom }: Pick<ListingItem, 'delivered' | 'is_from_price'>) => {
    const price = money(delivered[method].total, isoCode);
    return {
      end: isFrom ? say('assist.from', { price }) : price,
      endHint: say(`assist.way.${other}`, { price: money(delivered[other].total, isoCode) }),
    };
  };
};

/** Categories and goods for a term, and the link to all of them. */
export const AssistGoods = ({ term: asked }: { term: string }) => {
  const say = useAssistMessages();
  const { href } = useLinks();
  const pricesOf = usePrices();
  const { term, found, categories } = useStill(useAssist(asked));
  const { items = [], total = 0 } = found.data ?? {};
  const remember = () => recentSearches.remember(term);

  const status = () => {
    if (found.isPending) return say('assist.searching');
    if (found.isError) return say('assist.down');
    return total === 0 ? say('assist.none', { term }) : say('assist.found', { total });
  };
  const goods = items.map(({ id, slug, name, manufacturer, image, ...prices }) => (
    <SuggestionLink
      key={id}
      href={href(paths.product.to({ '*': slug }))}
      picture={{ ...pictureSources(image.source, 'thumb'), alt: '' }}
      hint={manufacturer}
      {...pricesOf(prices)}
      onClick={remember}
    >
      {name}
    </SuggestionLink>
  ));
  return (
    <Suggestions label={say('assist.label')} status={status()} isBusy={found.isFetching}>
      {categories.length > 0 && (
        <SuggestionGroup heading={say('assist.categories')}>
          {categories.map(({ slug, name, parents }) => (
            <SuggestionLink
              key={slug}
              href={href(paths.category.to({ '*': slug }))}
              icon="menu"
              hint={parents.join(' › ')}
              onClick={remember}
            >
              {name}
            </SuggestionLink>
          ))}
        </SuggestionGroup>
      )}
      {(found.isPending || goods.length > 0) && (
        <SuggestionGroup heading={say('assist.goods')}>
          {found.isPending ? <SuggestionSkeleton /> : goods}
        </SuggestionGroup>
      )}
      {!found.isPending && goods.length === 0 && <SuggestionNone>{status()}</SuggestionNone>}
      {total > goods.length && (
        <SuggestionGroup>
          <SuggestionLink href={href(paths.search.to({}, { s: term }))} onClick={remember}>
            {say('assist.all', { total, term })}
          </SuggestionLink>
        </SuggestionGroup>
      )}
    </Suggestions>
  );
};
