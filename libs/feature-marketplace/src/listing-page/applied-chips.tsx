import { NO_FILTERS } from '@shop/domain/filters';
import { useFormats } from '@shop/i18n';
import { Chip, ChipRow } from '@shop/ui-theme/chip';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { appliedFilters } from './applied-filters.ts';
import type { ListingView } from './use-listing.ts';

/** The applied filters, each a link to the same listing without it. */
export const AppliedChips = ({ view }: { view: ListingView }) => {
  const { address, wanted, changeLink, listing, currency, rate } = view;
  const say = useMessages();
  const formats = useFormats();
  const money = (dollars: number) => formats.money(dollars * rate, currency.isoCode);
  const applied = appliedFilters(address.filters, listing.facets, { say, money });
  if (applied.length === 0) return null;
  return (
    <ChipRow kind="wrap" label={say('marketplace.list.applied')}>
      {applied.map(({ key, label, without }) => (
        <Chip
          key={key}
          {...changeLink({ ...wanted, filters: without(wanted.filters), page: 1 })}
          removeLabel={say('marketplace.list.removeFilter', { name: label })}
        >
          {label}
        </Chip>
      ))}
      <TextLink {...changeLink({ ...wanted, filters: NO_FILTERS, page: 1 })}>
        {say('marketplace.list.clear')}
      </TextLink>
    </ChipRow>
  );
};
