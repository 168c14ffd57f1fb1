import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { SmallPhoto } from '../photo/small-photo.tsx';
import type { quotesLoader } from './quotes-page.loader.ts';

const STATES = ['needs_info', 'offered', 'accepted', 'declined', 'expired'] as const;

/** Requests that wait for staff, or those of one state. */
export const QuotesPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const { quotes, state } = useLoaderData<typeof quotesLoader>();
  return (
    <OfficePage title={say('office.nav.quotes')} count={quotes.length}>
      <TabNav
        label={say('office.state')}
        look="tabs"
        items={[
          { href: '/quotes', label: say('office.waiting'), isCurrent: state === null },
          ...STATES.map((one) => ({
            ...{ href: `/quotes?state=${one}`, label: words('quote', one), isCurrent: state === one },
          })),
        ]}
      />
      {quotes.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.quotes')}
          columns={[
            { key: 'number', label: say('office.number'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'picture', label: say('office.quote.picture'), onSmall: 'picture' },
            { key: 'brand', label: say('office.brand') },
            { key: 'email', label: say('office.email') },
            { key: 'since', label: say('office.since') },
            { key: 'taken', label: say('office.quote.taken_by') },
          ]}
          rows={quotes.map((quote) => ({
            key: String(quote.id),
            cells: {
              number: <TextLink href={`/quotes/${quote.id}`}>{quote.number}</TextLink>,
              state: <Tag tone="info">{words('quote', quote.state)}</Tag>,
              picture: quote.pictured && (
                <SmallPhoto
                  src={`/files/quotes/${quote.id}/${quote.pictured.line_id}`}
                  alt={quote.pictured.title}
                />
              ),
              ...{ brand: quote.brand, email: quote.email, taken: quote.taken_by ?? '–' },
              since: formats.dateTime(quote.submitted_at),
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
