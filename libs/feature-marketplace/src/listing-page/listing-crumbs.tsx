import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { Breadcrumbs } from '@shop/ui-theme/breadcrumbs';
import { useMessages } from '../messages.ts';
import { listingHeading } from './listing-heading.ts';
import type { ListingView } from './use-listing.ts';

/** From all categories, or all offers, through the parents to the current page. */
export const ListingCrumbs = ({ view }: { view: ListingView }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { place, category, address } = view;
  const isOffers = place.kind === 'dealzone';
  const root = {
    label: say(isOffers ? 'marketplace.list.allOffers' : 'marketplace.list.all'),
    href: href(isOffers ? paths.dealzone.to() : paths.marketplace.to()),
  };
  const parents = (category?.path.slice(0, -1) ?? [])
    .filter(({ isShown }) => isShown)
    .map(({ slug, name }) => ({ label: name, href: href(paths.category.to({ '*': slug })) }));
  const isRoot = !category && address.term === '';
  const here = isRoot ? [] : [{ label: listingHeading(view, say) }];
  return (
    <Breadcrumbs
      label={say('marketplace.list.crumbs')}
      items={[isRoot ? { label: root.label } : root, ...parents, ...here]}
    />
  );
};
