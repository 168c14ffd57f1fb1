import { proQueries, type StatementMonth } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { usePage } from '@shop/page';
import { DataTable } from '@shop/ui-theme/data-table';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Text } from '@shop/ui-theme/text';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { ClaimTable } from './claim-table.tsx';
import { PartFailed, PartFrame } from './part-frame.tsx';
import { siteAddress } from './site-address.ts';

const MonthTable = ({ months }: { months: readonly StatementMonth[] }) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <DataTable
      caption={say('pro.site.statement')}
      columns={[
        { key: 'month', label: say('pro.column.month'), onSmall: 'title' },
        { key: 'ordered', label: say('pro.column.ordered'), align: 'end' },
        { key: 'invoiced', label: say('pro.column.invoiced'), align: 'end' },
        { key: 'open', label: say('pro.column.open'), align: 'end' },
        { key: 'added', label: say('pro.column.added'), align: 'end' },
        { key: 'deducted', label: say('pro.column.deducted'), align: 'end' },
      ]}
      rows={months.map(({ month, currency, orders, invoices, ...sums }) => {
        const money = (amount: number) => formats.money(amount, currency);
        return {
          key: `${month} ${currency}`,
          cells: {
            month,
            ordered: say('pro.statement.counted', { sum: money(sums.ordered), count: orders }),
            invoiced: say('pro.statement.counted', { sum: money(sums.invoiced), count: invoices }),
            open: money(sums.open),
            added: money(sums.added),
            deducted: money(sums.deducted),
          },
        };
      })}
    />
  );
};

/** The sums of each month, from orders, invoices and the balance, and what was bought on account. */
export const StatementPart = () => {
  const say = useMessages();
  const { data } = useQuery(proQueries(usePage().api).statement());
  return (
    <PartFrame heading={say('pro.site.statement')}>
      <Text tone="muted" isMeasured>
        {say('pro.statement.hint')}
      </Text>
      {data === undefined ? (
        <PartFailed again={siteAddress('statement')} />
      ) : data.months.length === 0 ? (
        <EmptyState heading={say('pro.empty.statement')} level={3} picture="parcel" />
      ) : (
        <>
          <MonthTable months={data.months} />
          <ClaimTable claims={data.claims} />
        </>
      )}
    </PartFrame>
  );
};
