import type { CompanyPerson } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';
import { PersonActs } from './person-acts.tsx';

const Name = ({ person }: { person: CompanyPerson }) => {
  const say = useMessages();
  const { name, email, is_me: isMe } = person;
  return (
    <Stack gap={4}>
      <Text weight="strong">{isMe ? say('pro.people.me', { name: name || email }) : name || email}</Text>
      {name !== '' && (
        <Text size="small" tone="muted">
          {email}
        </Text>
      )}
    </Stack>
  );
};

type Props = { people: readonly CompanyPerson[]; mayChange: boolean };

/** The people of the company; owners change the others. */
export const PeopleTable = ({ people, mayChange }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const words = useRoleWords();
  return (
    <DataTable
      caption={say('pro.people.title')}
      columns={[
        { key: 'name', label: say('pro.people.name'), onSmall: 'title' },
        { key: 'role', label: say('pro.people.role') },
        { key: 'since', label: say('pro.people.since'), isOneLine: true },
        ...(mayChange ? [{ key: 'acts' as const, label: say('pro.people.acts') }] : []),
      ]}
      rows={people.map((person) => ({
        key: String(person.id),
        cells: {
          name: <Name person={person} />,
          role: words.name(person.role),
          since: formats.date(person.since),
          acts: person.is_me ? null : <PersonActs person={person} />,
        },
      }))}
    />
  );
};
