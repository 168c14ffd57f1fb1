import { useLinks } from '@shop/page';
import { LoadMore } from '@shop/ui-theme';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { linkTo } from './listing-place.ts';
import { comingNext } from './shown-windows.ts';
import type { ListingView } from './use-listing.ts';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export type ListingMoreProps = { view: ListingView; isBusy: boolean };

/** A link to the next page; once scripts run, the page grows where the shopper stands. */
export const ListingMore = ({ view: { place, address, shown, listing }, isBusy }: ListingMoreProps) => {
  const say = useMessages();
  const { href } = useLinks();
  const navigate = useNavigate();
  const { total } = listing;
  if (shown.next === undefined) return null;
  const next = linkTo(place, { ...address, page: shown.next });
  const text = shown.isFirstShown
    ? say('marketplace.list.seen', { seen: shown.to, total })
    : say('marketplace.list.seenFrom', { from: shown.from, to: shown.to, total });
  const count = comingNext(shown, total);
  return (
    <LoadMore
      seen={{ value: shown.to, max: total, text }}
      href={href(next)}
      label={say('marketplace.list.more', { count })}
      isBusy={isBusy}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(next, { preventScrollReset: true });
      }}
    />
  );
};
