import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { useMessages } from '../messages.ts';

type People = NonNullable<AnswerOf<typeof officeCalls.companyAccount>['account']>['people'];

/** The clients who act for a company, with their roles. */
export const CompanyPeople = ({ people }: { people: People }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('office.people')}
      columns={[
        { key: 'name', label: say('office.people.name'), onSmall: 'title' },
        { key: 'role', label: say('office.people.role') },
        { key: 'since', label: say('office.people.since'), isOneLine: true },
      ]}
      rows={people.map(({ client_id: id, name, email, role, since }) => ({
        key: String(id),
        cells: {
          name: [name, email].filter(Boolean).join(', '),
          role: say(`office.people.${role}`),
          since: formats.date(since),
        },
      }))}
    />
  );
};
