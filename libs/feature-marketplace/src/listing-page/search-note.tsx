import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import type { ListingView } from './use-listing.ts';

/** Says how a term was read when the results are not of the term as it was typed. */
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
