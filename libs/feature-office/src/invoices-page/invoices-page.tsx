import { useFormats } from '@shop/i18n';
import { Button } from '@shop/ui-theme/button';
import { DataTable } from '@shop/ui-theme/data-table';
import { Inline } from '@shop/ui-theme/inline';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useLoaderData } from 'react-router-dom';
import { useCodeWords } from '../code-words.ts';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { OfficePage } from '../frame/office-page.tsx';
import { useMessages } from '../messages.ts';
import { DraftForm } from './draft-form.tsx';
import type { invoicesLoader } from './invoices-page.loader.ts';

/** A draft is issued; an unpaid invoice is taken back. */
const Change = ({ id, state }: { id: number; state: string }) => {
  const say = useMessages();
  const acts = state === 'draft' ? (['issue', 'void'] as const) : (['void'] as const);
  return (
    <ActForm act="change" row={id}>
      <Inline align="end">
        <ActField act="change" row={id} name="reason" label={say('office.reason')} />
        {acts.map((act) => (
          <Button key={act} type="submit" name="press" value={act} look="quiet" size="small">
            {say(act === 'issue' ? 'office.invoice.issue' : 'office.invoice.void')}
          </Button>
        ))}
      </Inline>
    </ActForm>
  );
};

/** Invoices for what is no order. */
export const InvoicesPage = () => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  const invoices = useLoaderData<typeof invoicesLoader>();
  return (
    <OfficePage title={say('office.nav.invoices')} count={invoices.length}>
      <DraftForm />
      {invoices.length === 0 ? (
        <Text>{say('office.nothing_waits')}</Text>
      ) : (
        <DataTable
          caption={say('office.nav.invoices')}
          columns={[
            { key: 'number', label: say('office.number'), onSmall: 'title' },
            { key: 'state', label: say('office.state'), onSmall: 'state' },
            { key: 'customer', label: say('office.invoice.customer') },
            { key: 'title', label: say('office.invoice.title') },
            { key: 'due', label: say('office.invoice.due'), isOneLine: true },
            { key: 'total', label: say('office.sum'), align: 'end' },
            { key: 'act', label: say('office.act') },
          ]}
          rows={invoices.map((invoice) => ({
            key: String(invoice.id),
            cells: {
              ...{ number: invoice.number ?? '–', title: invoice.title, due: invoice.due_on },
              state: <Tag tone="info">{words('invoice', invoice.state)}</Tag>,
              customer: <TextLink href={`/clients/${invoice.client_id}`}>{invoice.client_id}</TextLink>,
              total: formats.money(invoice.total, invoice.currency),
              act: <Change id={invoice.id} state={invoice.state} />,
            },
          }))}
        />
      )}
    </OfficePage>
  );
};
