import type { BalanceEntry } from '@shop/data-access/balance';
import { balanceLabel, balanceOrderNumber, shownEntryId, shownProcessor } from '@shop/domain/balance-history';
import { LEDGER_RELATION, LEDGER_TYPE } from '@shop/domain/ledger';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DataTable } from '@shop/ui-theme/data-table';
import { DateText } from '@shop/ui-theme/date-text';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** The subject of the line: its label, and the number that a client knows. */
const About = ({ entry }: { entry: BalanceEntry }) => {
  const say = useMessages();
  const { href, isOffered } = useLinks();
  const number = balanceOrderNumber(entry);
  const processor = shownProcessor(entry);
  const isOrder = entry.rel_type === LEDGER_RELATION.quote && isOffered(paths.myOrders.to());
  return (
    <Stack gap={4}>
      <span>{say(`account.balance.label.${balanceLabel(entry)}`)}</span>
      {(number || processor) && (
        <Text as="span" size="caption" tone="muted">
          {processor && number ? `${processor}, ` : processor}
          {number && isOrder ? (
            <TextLink href={href(paths.myOrders.to({}, { search: number }))}>{number}</TextLink>
          ) : (
            number
          )}
        </Text>
      )}
      {entry.note && (
        <Text as="span" size="caption" tone="muted">
          {entry.note}
        </Text>
      )}
    </Stack>
  );
};

type BalanceTableProps = {
  entries: readonly BalanceEntry[];
  /** ISO 4217, of the account. */
  currency: string;
};

/** Number, day and time, subject, amount, and the balance after it; cards on small screens. */
export const BalanceTable = ({ entries, currency }: BalanceTableProps) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('account.balance.history')}
      columns={[
        { key: 'about', label: say('account.balance.column.about'), onSmall: 'title' },
        { key: 'id', label: say('account.balance.column.id') },
        { key: 'date', label: say('account.balance.column.date') },
        { key: 'amount', label: say('account.balance.column.amount'), align: 'end', onSmall: 'state' },
        { key: 'after', label: say('account.balance.column.after'), align: 'end' },
      ]}
      rows={entries.map((entry) => ({
        key: String(entry.id),
        cells: {
          about: <About entry={entry} />,
          id: (
            <Text as="span" tone="muted">
              {shownEntryId(entry.id)}
            </Text>
          ),
          date: (
            <Text as="span" tone="muted">
              <DateText dateTime={entry.created_at}>{formats.dateTime(entry.created_at)}</DateText>
            </Text>
          ),
          amount: (
            <Text as="span" weight="strong">
              {entry.type === LEDGER_TYPE.addition ? '+' : '−'}
              {formats.money(entry.amount, currency)}
            </Text>
          ),
          after: formats.money(entry.end_balance, currency),
        },
      }))}
    />
  );
};
