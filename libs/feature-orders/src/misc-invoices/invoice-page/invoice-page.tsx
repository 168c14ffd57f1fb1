import { miscInvoiceQueries } from '@shop/data-access/misc-invoices';
import { useFormats } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, usePage } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { MiscInvoiceTag } from '../misc-invoice-tag.tsx';
import { ClaimSums } from './claim-sums.tsx';
import { InvoiceAnswer } from './invoice-answer.tsx';
import { InvoiceDocuments } from './invoice-documents.tsx';
import { MiscInvoiceLines } from './misc-invoice-lines.tsx';
import { MiscInvoiceSums } from './misc-invoice-sums.tsx';
import { useTold } from './use-told.ts';

/** An invoice for what is no order: lines, VAT, total and due day, and what the client may do. */
export const MiscInvoicePage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const answer = useFormAnswer();
  const { data: invoice } = useSuspenseQuery(miscInvoiceQueries(usePage().api).one(slug));
  const day = (date: string) => formats.date(`${date}T12:00:00Z`);
  const told = useTold();
  const title = say('misc_invoices.title', { number: invoice.number });
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={32}>
          {search.get('done') === 'paid' && invoice.state === 'paid' && (
            <Notice tone="success">
              {say(invoice.claim ? 'misc_invoices.claim.done' : 'misc_invoices.done.paid')}
            </Notice>
          )}
          {answer?.message === 'misc_invoice.impossible' && (
            <Notice tone="critical">{say('misc_invoices.changed')}</Notice>
          )}
          <Stack gap={12}>
            <Inline justify="between">
              <PageTitle
                heading={title}
                hint={say('misc_invoices.issued', { day: day(invoice.issued_on), due: day(invoice.due_on) })}
              />
              <MiscInvoiceTag state={invoice.state} />
            </Inline>
            {!invoice.claim && <Text weight="strong">{invoice.title}</Text>}
            <Text isMeasured>{told(invoice, day(invoice.due_on))}</Text>
          </Stack>
          {invoice.claim ? (
            <ClaimSums invoice={invoice} claim={invoice.claim} />
          ) : (
            <>
              <MiscInvoiceLines invoice={invoice} />
              <MiscInvoiceSums invoice={invoice} />
            </>
          )}
          <InvoiceAnswer invoice={invoice} answer={answer} />
          <InvoiceDocuments invoice={invoice} />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
