import { quoteQueries, type QuoteSummary } from '@shop/data-access/quotes';
import { QUOTE_STATES } from '@shop/domain/quotes';
import { useFormats, useLanguage } from '@shop/i18n';
import { useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { PartFailed, PartFrame } from './part-frame.tsx';
import { siteAddress, type SiteView } from './site-address.ts';
import { StateFilter } from './state-filter.tsx';

const QuoteTable = ({ quotes }: { quotes: readonly QuoteSummary[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={say('pro.site.quotes')}
      columns={[
        { key: 'number', label: say('pro.column.number'), onSmall: 'title' },
        { key: 'title', label: say('pro.column.title') },
        { key: 'date', label: say('pro.column.date') },
        { key: 'state', label: say('pro.column.state'), onSmall: 'state' },
        { key: 'total', label: say('pro.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={quotes.map((quote) => ({
        key: quote.slug,
        cells: {
          number: <TextLink href={href(laterPaths.quote.to({ slug: quote.slug }))}>{quote.number}</TextLink>,
          title: say('pro.quotes.items', { title: quote.title, more: quote.items_count - 1 }),
          date: <DateText dateTime={quote.submitted_at}>{formats.dateTime(quote.submitted_at)}</DateText>,
          state: say(`pro.quote.${quote.state}`),
          total: quote.total === null ? '–' : formats.money(quote.total, quote.currency),
        },
      }))}
    />
  );
};

/** The requests for quotes, by their state. */
export const QuotesPart = ({ view }: { view: SiteView }) => {
  const say = useMessages();
  const { id: languageId } = useLanguage();
  const { data } = useQuery(quoteQueries(usePage().api).list(languageId));
  const shown = data?.filter(({ state }) => view.quote === null || state === view.quote);
  return (
    <PartFrame
      heading={say('pro.site.quotes')}
      filter={
        <StateFilter
          part="quotes"
          value={view.quote}
          options={QUOTE_STATES.filter((state) => state !== 'draft').map((value) => ({
            value,
            label: say(`pro.quote.${value}`),
          }))}
        />
      }
    >
      {shown === undefined ? (
        <PartFailed again={siteAddress('quotes')} />
      ) : shown.length === 0 ? (
        <EmptyState heading={say('pro.empty.quotes')} level={3} picture="parcel" />
      ) : (
        <QuoteTable quotes={shown} />
      )}
    </PartFrame>
  );
};
