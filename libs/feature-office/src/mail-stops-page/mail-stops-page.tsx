import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Notice } from '@shop/ui-theme/notice';
import { Text } from '@shop/ui-theme/text';
import { useLoaderData } from 'react-router-dom';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { LiftForm } from './lift-form.tsx';
import type { mailStopsLoader } from './mail-stops-page.loader.ts';

/** Addresses that get no news, each to be released. */
export const MailStopsPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { stops, more } = useLoaderData<typeof mailStopsLoader>();
  return (
    <OfficePage
      title={say('office.nav.mail_stops')}
      {...(!more && { count: stops.length })}
      hint={say('office.mail_stop.hint')}
    >
      {more && <Notice tone="info">{say('office.mail_stop.more', { count: stops.length })}</Notice>}
      {stops.length === 0 ? (
        <Text>{say('office.mail_stop.none')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.mail_stops')}
          columns={[
            { key: 'email', label: say('office.mail_stop.address'), onSmall: 'title' },
            { key: 'why', label: say('office.mail_stop.why') },
            { key: 'since', label: say('office.since') },
            { key: 'act', label: say('office.act') },
          ]}
          rows={stops.map(({ email, reason, status, since }) => ({
            key: email,
            cells: {
              ...{ email, since: formats.dateTime(since) },
              why: [say(`office.mail_stop.why.${reason}`), status].filter(Boolean).join(', '),
              act: <LiftForm email={email} />,
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
