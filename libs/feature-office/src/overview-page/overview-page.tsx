import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { overviewLoader } from './overview-page.loader.ts';

const QUEUES = [
  { key: 'quotes', href: '/quotes', label: 'office.nav.quotes' },
  { key: 'parcels', href: '/parcels', label: 'office.nav.parcels' },
  { key: 'forwards', href: '/forwards', label: 'office.nav.forwards' },
  { key: 'claims', href: '/claims', label: 'office.nav.claims' },
  { key: 'balance_requests', href: '/requests', label: 'office.nav.requests' },
  { key: 'companies', href: '/companies', label: 'office.nav.companies' },
  { key: 'reviews', href: '/reviews', label: 'office.nav.reviews' },
  { key: 'failed_mails', href: '/failures', label: 'office.failure.mails' },
  { key: 'failed_jobs', href: '/failures', label: 'office.failure.jobs' },
] as const;

/** The queues that the person may see, and how much waits in each. */
export const OverviewPage = () => {
  const say = useMessages();
  const waiting = useLoaderData<typeof overviewLoader>();
  const seen = QUEUES.filter(({ key }) => waiting[key] !== null);
  return (
    <OfficePage title={say('office.nav.overview')}>
      {seen.length === 0 ? (
        <Text>{say('office.no_queues')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.overview')}
          columns={[
            { key: 'queue', label: say('office.queue'), onSmall: 'title' },
            { key: 'waiting', label: say('office.waiting'), align: 'end' },
          ]}
          rows={seen.map(({ key, href, label }) => ({
            key,
            cells: { queue: <TextLink href={href}>{say(label)}</TextLink>, waiting: waiting[key] },
          }))}
        />
      )}
    </OfficePage>
  );
};
