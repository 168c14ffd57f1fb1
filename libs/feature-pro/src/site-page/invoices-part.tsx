import { proCalls } from '@shop/contracts/later-calls';
import { proQueries, type ProInvoiceSummary } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { DataTable } from '@shop/ui-theme/data-table';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { SegmentedControl } from '@shop/ui-theme/segmented-control';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';
import { PartFailed, PartFrame } from './part-frame.tsx';
import { INVOICE_FILTERS, siteAddress, type InvoiceFilter, type SiteView } from './site-address.ts';

const InvoiceTable = ({ invoices }: { invoices: readonly ProInvoiceSummary[] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const day = (date: string) => formats.date(`${date}T12:00:00Z`);
  return (
    <DataTable
      caption={say('pro.site.invoices')}
      columns={[
        { key: 'number', label: say('pro.column.number'), onSmall: 'title' },
        { key: 'title', label: say('pro.column.title') },
        { key: 'due', label: say('pro.column.due') },
        { key: 'state', label: say('pro.column.state'), onSmall: 'state' },
        { key: 'total', label: say('pro.column.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={invoices.map(({ id, number, title, due_on, state, total, currency }) => ({
        key: String(id),
        cells: {
          number: <TextLink href={href(laterPaths.siteProPayment.to({ id: String(id) }))}>{number}</TextLink>,
          title,
          due: day(due_on),
          state: say(`pro.invoice.${state}`),
          total: formats.money(total, currency),
        },
      }))}
    />
  );
};

const stateOf = (filter: InvoiceFilter) => (filter === 'all' ? undefined : filter);

/** The invoices: all, those to be paid, or the paid ones. */
export const InvoicesPart = ({ view }: { view: SiteView }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { data } = useQuery(proQueries(usePage().api).invoices(view.invoice));
  return (
    <PartFrame
      heading={say('pro.site.invoices')}
      filter={
        <SegmentedControl
          label={say('pro.filter')}
          name="state"
          value={view.invoice}
          options={INVOICE_FILTERS.map((filter) => ({
            value: filter,
            label: say(`pro.invoices.${filter}`),
            href: href(siteAddress('invoices', { state: stateOf(filter) })),
          }))}
        />
      }
      download={proCalls.invoicesTable.url}
    >
      {data === undefined ? (
        <PartFailed again={siteAddress('invoices', { state: stateOf(view.invoice) })} />
      ) : data.length === 0 ? (
        <EmptyState heading={say('pro.empty.invoices')} level={3} picture="parcel" />
      ) : (
        <InvoiceTable invoices={data} />
      )}
    </PartFrame>
  );
};
