import { invoiceCalls } from '@shop/contracts/later-calls';
import { invoiceQueries } from '@shop/data-access/invoices';
import { useFormats, useLanguage } from '@shop/i18n';
import { PageBody, PageHead, usePage } from '@shop/page';
import { Columns } from '@shop/ui-theme/columns';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { notPrinted, paper } from './invoice-page.css.ts';
import { InvoiceParty } from './invoice-party.tsx';
import { InvoiceSubject } from './invoice-subject.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

/** An invoice or a credit note. It is printed without the shop's frame. */
export const InvoicePage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { id = '' } = useParams();
  const { id: languageId } = useLanguage();
  const { data: invoice } = useSuspenseQuery(invoiceQueries(usePage().api).one(Number(id), languageId));
  const { kind, number, corrects, issued_on: issuedOn } = invoice;
  const title = say(`orders.invoice.${kind}`, { number });
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <div className={paper}>
        <Stack gap={32}>
          <Stack gap={8}>
            <PageTitle
              heading={title}
              hint={say('orders.invoice.issued', { day: formats.date(`${issuedOn}T12:00:00Z`) })}
            />
            <InvoiceSubject invoice={invoice} />
            {corrects !== null && (
              <Text tone="muted">{say('orders.invoice.corrects', { number: corrects })}</Text>
            )}
          </Stack>
          <Columns layout="halves">
            <InvoiceParty heading={say('orders.invoice.seller')} party={invoice.seller} />
            <InvoiceParty heading={say('orders.invoice.buyer')} party={invoice.buyer} />
          </Columns>
          <InvoiceLines invoice={invoice} />
          <InvoiceSums invoice={invoice} />
          <div className={notPrinted}>
            <Stack gap={8}>
              <TextLink href={invoiceCalls.pdf.url.replace(':id', id)} isDownload>
                {say('orders.invoice.pdf')}
              </TextLink>
              <TextLink href={invoiceCalls.ubl.url.replace(':id', id)} isDownload>
                {say('orders.invoice.ubl')}
              </TextLink>
            </Stack>
          </div>
        </Stack>
      </div>
    </PageBody>
  );
};
