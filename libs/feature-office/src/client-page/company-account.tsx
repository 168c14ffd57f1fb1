import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { DataTable } from '@shop/ui-theme/data-table';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';
import { CompanyPeople } from './company-people.tsx';

type Account = NonNullable<AnswerOf<typeof officeCalls.companyAccount>['account']>;

const Overdue = ({ account }: { account: Account }) => {
  const say = useMessages();
  const formats = useFormats();
  if (account.overdue.length === 0) return <Text tone="muted">{say('office.account.none_overdue')}</Text>;
  return (
    <DataTable
      caption={say('office.account.overdue')}
      columns={[
        { key: 'number', label: say('office.number'), onSmall: 'title' },
        { key: 'title', label: say('office.invoice.title') },
        { key: 'due', label: say('office.invoice.due'), isOneLine: true },
        { key: 'open', label: say('office.sum'), align: 'end', onSmall: 'sum' },
      ]}
      rows={account.overdue.map(({ id, number, title, due_on: due, open }) => ({
        key: String(id),
        cells: { number, title, due, open: formats.money(open, account.currency) },
      }))}
    />
  );
};

/** What a business client may buy on account, what it owes, and what is overdue. */
export const CompanyAccountPart = ({ account }: { account: Account }) => {
  const say = useMessages();
  const formats = useFormats();
  const { currency, due_days: days } = account;
  const money = (amount: number) => formats.money(amount, currency);
  const sums = { limit: money(account.limit), used: money(account.used), left: money(account.left) };
  return (
    <Stack gap={12} as="section">
      <Heading level={2} look="section">
        {say('office.account.of', { company: account.company })}
      </Heading>
      <Text>{say('office.account.now', { ...sums, days })}</Text>
      <Overdue account={account} />
      <CompanyPeople people={account.people} />
    </Stack>
  );
};
