import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { useMessages } from '../messages.ts';

export type ListingEmptyProps = {
  term: string;
  /** The same listing without filters; null when none is applied. */
  unfiltered: string | null;
};

/** An empty listing: names the reason, and offers the next step. */
export const ListingEmpty = ({ term, unfiltered }: ListingEmptyProps) => {
  const say = useMessages();
  const { href } = useLinks();
  const everything = (
    <ButtonLink look="quiet" href={href(paths.marketplace.to())}>
      {say('marketplace.list.all')}
    </ButtonLink>
  );
  if (unfiltered !== null) {
    return (
      <EmptyState
        heading={say('marketplace.list.emptyHeading')}
        actions={<ButtonLink href={href(unfiltered)}>{say('marketplace.list.clear')}</ButtonLink>}
      >
        {say('marketplace.list.emptyText')}
      </EmptyState>
    );
  }
  if (term !== '') {
    return (
      <EmptyState
        heading={say('marketplace.list.emptySearchHeading', { term })}
        picture="search"
        actions={everything}
      >
        {say('marketplace.list.emptySearchText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={say('marketplace.list.emptyCategoryHeading')} actions={everything}>
      {say('marketplace.list.emptyCategoryText')}
    </EmptyState>
  );
};
