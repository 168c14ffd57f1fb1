import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { ActForm } from '../form/act-form.tsx';
import { useStaff } from '../frame/use-staff.ts';
import { useMessages } from '../messages.ts';

type Jobs = AnswerOf<typeof officeCalls.failedJobs>['jobs'];

const Retry = ({ id, name }: Pick<Jobs[number], 'id' | 'name'>) => {
  const say = useMessages();
  return (
    <ActForm act="retry" row={id}>
      <input type="hidden" name="name" value={name} />
      <Button type="submit" look="quiet" size="small">
        {say('office.failure.retry')}
      </Button>
    </ActForm>
  );
};

/** Work that was given up, each to be tried once more. */
export const FailedJobs = ({ jobs }: { jobs: Jobs }) => {
  const say = useMessages();
  const formats = useFormats();
  const mayRetry = useStaff().may('failure.retry');
  return (
    <DataTable
      caption={say('office.failure.jobs')}
      columns={[
        { key: 'name', label: say('office.failure.job'), onSmall: 'title' },
        { key: 'attempts', label: say('office.failure.attempts'), align: 'end' },
        { key: 'reason', label: say('office.reason') },
        { key: 'since', label: say('office.since') },
        { key: 'act', label: say('office.act') },
      ]}
      rows={jobs.map(({ id, name, attempts, reason, failed_at: at }) => ({
        key: id,
        cells: {
          ...{ name, attempts, reason: reason || '–', since: formats.dateTime(at) },
          act: mayRetry && <Retry id={id} name={name} />,
        },
      }))}
    />
  );
};
