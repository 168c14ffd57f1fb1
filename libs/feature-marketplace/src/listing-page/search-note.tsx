import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import type { ListingView } from './use-listing.ts';

/** The interpretation of a term when the results do not match it as typed. */
export const SearchNote = ({ view: { listing, address } }: { view: ListingView }) => {
  const say = useMessages();
  const { search } = listing;
  if (!search) return null;
  const { kind, words } = search;
  const told = {
    corrected: () => say('marketplace.list.searchCorrected', { words }),
    partial: () => say('marketplace.list.searchPartial', { words }),
    any: () => say('marketplace.list.searchAny'),
    near: () => say('marketplace.list.searchNear', { term: address.term, words }),
  };
  return <Text>{told[kind]()}</Text>;
};
