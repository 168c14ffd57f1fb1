import type { AnswerOf } from '@shop/contracts/calls';
import type { staffCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useMessages } from '../messages.ts';

type Act = AnswerOf<typeof staffCalls.acts>['acts'][number];

const written = (state: Act['before']): string =>
  state === null
    ? '–'
    : Object.entries(state)
        .map(([name, value]) => `${name}: ${value ?? '–'}`)
        .join(', ');

/** Acts with who, when, and the subject before and after. */
export const LogTable = ({ acts }: { acts: readonly Act[] }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('office.nav.log')}
      columns={[
        { key: 'at', label: say('office.since'), onSmall: 'title' },
        { key: 'who', label: say('office.log.who') },
        { key: 'act', label: say('office.log.what') },
        { key: 'subject', label: say('office.log.subject') },
        { key: 'before', label: say('office.log.before') },
        { key: 'after', label: say('office.log.after') },
        { key: 'reason', label: say('office.reason') },
      ]}
      rows={acts.map((act) => ({
        key: String(act.position),
        cells: {
          ...{ at: formats.dateTime(act.at), who: act.who, act: act.act },
          subject: `${act.subject_kind} ${act.subject_id}`,
          ...{ before: written(act.before), after: written(act.after), reason: act.reason || '–' },
        },
      }))}
    />
  );
};
