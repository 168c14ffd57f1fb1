import type { MiscInvoiceSummary } from '@shop/data-access/misc-invoices';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { DataTable } from '@shop/ui-theme/data-table';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { MiscInvoiceTag } from '../misc-invoice-tag.tsx';

type Props = { caption: string; invoices: readonly MiscInvoiceSummary[] };

/** Number, subject, due day, state and sum; cards on small screens. */
export const InvoiceTable = ({ caption, invoices }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: 'number', label: say('misc_invoices.column.number'), onSmall: 'title' },
        { key: 'about', label: say('misc_invoices.column.about') },
        { key: 'due', label: say('misc_invoices.due') },
        { key: 'state', label: say('misc_invoices.column.state'), onSmall: 'state' },
        { key: 'total', label: say('misc_invoices.total'), align: 'end', onSmall: 'sum' },
      ]}
      rows={invoices.map(({ slug, number, title, due_on: dueOn, state, total, currency }) => ({
        key: slug,
        cells: {
          number: <TextLink href={href(laterPaths.miscInvoice.to({ slug }))}>{number}</TextLink>,
          about: title,
          due: (
            <Text as="span" tone="muted">
              {formats.date(`${dueOn}T12:00:00Z`)}
            </Text>
          ),
          state: <MiscInvoiceTag state={state} />,
          total: (
            <Text as="span" weight="strong">
              {formats.money(total, currency)}
            </Text>
          ),
        },
      }))}
    />
  );
};
