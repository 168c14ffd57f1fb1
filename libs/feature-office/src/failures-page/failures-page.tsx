import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import type { failuresLoader } from './failures-page.loader.ts';

/** Mails that were given up. */
export const FailuresPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const mails = useLoaderData<typeof failuresLoader>();
  return (
    <OfficePage title={say('office.nav.failures')} count={mails.length}>
      {mails.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.failures')}
          columns={[
            { key: 'template', label: say('office.failure.mail'), onSmall: 'title' },
            { key: 'brand', label: say('office.brand') },
            { key: 'attempts', label: say('office.failure.attempts'), align: 'end' },
            { key: 'reason', label: say('office.reason') },
            { key: 'since', label: say('office.since') },
          ]}
          rows={mails.map(({ id, template, brand, attempts, reason, created_at: at }) => ({
            key: String(id),
            cells: { template, brand, attempts, reason, since: formats.dateTime(at) },
          }))}
        />
      )}
    </OfficePage>
  );
};
