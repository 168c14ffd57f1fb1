import { LoadMore } from '@shop/ui-theme/load-more';
import { useMessages } from '../messages.ts';
import { comingNext } from './shown-windows.ts';
import type { ListingView } from './use-listing.ts';

export type ListingMoreProps = { view: ListingView; isBusy: boolean };

/** A link to the next page; with scripts, the page grows in place. */
export const ListingMore = ({ view, isBusy }: ListingMoreProps) => {
  const { wanted, changeLink, shown, listing } = view;
  const say = useMessages();
  const { total } = listing;
  if (shown.next === undefined) return null;
  const text = shown.isFirstShown
    ? say('marketplace.list.seen', { seen: shown.to, total })
    : say('marketplace.list.seenFrom', { from: shown.from, to: shown.to, total });
  const count = comingNext(shown, total);
  return (
    <LoadMore
      seen={{ value: shown.to, max: total, text }}
      {...changeLink({ ...wanted, page: shown.next }, { preventScrollReset: true })}
      label={say('marketplace.list.more', { count })}
      isBusy={isBusy}
    />
  );
};
