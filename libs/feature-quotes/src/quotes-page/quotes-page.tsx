import { quoteQueries, type QuoteSummary } from '@shop/data-access/quotes';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { QuoteTag } from '../quote-tag.tsx';

const QuoteTable = ({ quotes }: { quotes: readonly QuoteSummary[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={say('quotes.title')}
      columns={[
        { key: 'number', label: say('quotes.column.number'), onSmall: 'title' },
        { key: 'items', label: say('quotes.column.items') },
        { key: 'date', label: say('quotes.column.date'), onSmall: 'hidden' },
        { key: 'state', label: say('quotes.column.state'), onSmall: 'state' },
        { key: 'total', label: say('quotes.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={quotes.map((quote) => ({
        key: quote.slug,
        cells: {
          number: <TextLink href={href(laterPaths.quote.to({ slug: quote.slug }))}>{quote.number}</TextLink>,
          items: say('quotes.list.items', { title: quote.title, more: quote.items_count - 1 }),
          date: (
            <Text as="span" tone="muted">
              <DateText dateTime={quote.submitted_at}>{formats.dateTime(quote.submitted_at)}</DateText>
            </Text>
          ),
          state: <QuoteTag state={quote.state} />,
          total: quote.total === null ? '–' : formats.money(quote.total, quote.currency),
        },
      }))}
    />
  );
};

/** The requests of a client, or of a guest's device. */
export const QuotesPage = () => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: quotes } = useSuspenseQuery(quoteQueries(usePage().api).list(languageId));
  const title = say('quotes.title');
  const form = href(laterPaths.orderForm.to());
  const calculator = laterPaths.calculate.to();
  return (
    <PageBody>
      <PageHead title={title} description={say('quotes.form.lead')} />
      <Stack gap={24}>
        <Inline justify="between">
          <PageTitle heading={title} {...(quotes.length > 0 ? { count: String(quotes.length) } : {})} />
          <Inline gap={16}>
            {isOffered(calculator) && <TextLink href={href(calculator)}>{say('quotes.calculate')}</TextLink>}
            {quotes.length > 0 && (
              <ButtonLink look="primary" href={form}>
                {say('quotes.new')}
              </ButtonLink>
            )}
          </Inline>
        </Inline>
        {quotes.length === 0 ? (
          <EmptyState
            heading={say('quotes.empty')}
            picture="parcel"
            actions={
              <ButtonLink look="primary" href={form}>
                {say('quotes.new')}
              </ButtonLink>
            }
          >
            {say('quotes.form.lead')}
          </EmptyState>
        ) : (
          <QuoteTable quotes={quotes} />
        )}
      </Stack>
    </PageBody>
  );
};
