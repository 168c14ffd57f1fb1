import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useMessages } from '../messages.ts';

type Mails = AnswerOf<typeof officeCalls.failedMails>['mails'];

/** Mails that were given up. */
export const FailedMails = ({ mails }: { mails: Mails }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('office.failure.mails')}
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
  );
};
