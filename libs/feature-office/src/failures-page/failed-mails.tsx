import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { ActForm } from '../form/act-form.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { useMessages } from '../messages.ts';

type Mails = AnswerOf<typeof officeCalls.failedMails>['mails'];

const Retry = ({ id }: { id: string }) => {
  const say = useMessages();
  return (
    <ActForm act="retry_mail" row={id}>
      <Button type="submit" look="quiet" size="small">
        {say('office.failure.retry')}
      </Button>
    </ActForm>
  );
};

/** Mails that were given up, each to be delivered once more. */
export const FailedMails = ({ mails }: { mails: Mails }) => {
  const say = useMessages();
  const formats = useFormats();
  const mayRetry = useStaff().may('failure.retry');
  return (
    <DataTable
      caption={say('office.failure.mails')}
      columns={[
        { key: 'template', label: say('office.failure.mail'), onSmall: 'title' },
        { key: 'brand', label: say('office.brand') },
        { key: 'attempts', label: say('office.failure.attempts'), align: 'end' },
        { key: 'reason', label: say('office.reason') },
        { key: 'since', label: say('office.since') },
        { key: 'act', label: say('office.act') },
      ]}
      rows={mails.map(({ id, template, brand, attempts, reason, created_at: at }) => ({
        key: String(id),
        cells: {
          ...{ template, brand, attempts, reason, since: formats.dateTime(at) },
          act: mayRetry && <Retry id={String(id)} />,
        },
      }))}
    />
  );
};
