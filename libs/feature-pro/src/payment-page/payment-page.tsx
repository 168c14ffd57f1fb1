import { proQueries, type ProInvoice } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { InvoiceLines } from './invoice-lines.tsx';

/** Accepted first where it was only sent, or where a colleague was to pay it; one that is paid or taken back has nothing to press. */
const Pay = ({ invoice }: { invoice: ProInvoice }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const total = formats.money(invoice.open, invoice.currency);
  if (invoice.can_pay)
    return (
      <ButtonLink look="primary" size="large" isBlock href={href(paths.payment.to({ slug: invoice.slug }))}>
        {say('pro.pay.pay', { total })}
      </ButtonLink>
    );
  if (!invoice.can_accept)
    return (
      <Notice tone={invoice.state === 'paid' ? 'success' : 'info'}>
        {say(invoice.state === 'paid' ? 'pro.pay.paid' : 'pro.pay.nothing')}
      </Notice>
    );
  return (
    <Form method="post">
      <Button type="submit" look="primary" size="large" isBlock name="intent" value="accept">
        {say(invoice.claim ? 'pro.pay.pay' : 'pro.pay.accept', { total })}
      </Button>
    </Form>
  );
};

/** A pro client's invoice, and its payment by card, by bank or from the balance. */
export const PaymentPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { id = '' } = useParams();
  const answer = useFormAnswer();
  const { data: invoice } = useSuspenseQuery(proQueries(usePage().api).invoice(Number(id)));
  const day = (date: string) => formats.date(`${date}T12:00:00Z`);
  const title = say('pro.pay.title', { number: invoice.number });
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          {answer && <Notice tone="critical">{say('pro.pay.changed')}</Notice>}
          <PageTitle
            heading={title}
            hint={say('pro.pay.issued', { day: day(invoice.issued_on), due: day(invoice.due_on) })}
          />
          {!invoice.claim && <Text weight="strong">{invoice.title}</Text>}
          <InvoiceLines invoice={invoice} />
          <Pay invoice={invoice} />
          <Text size="small">
            {invoice.claim ? (
              <TextLink href={href(paths.order.to({ slug: invoice.claim.order_slug }))}>
                {say('pro.pay.claim_order')}
              </TextLink>
            ) : (
              <TextLink href={href(laterPaths.miscInvoice.to({ slug: invoice.slug }))}>
                {say('pro.pay.details')}
              </TextLink>
            )}
          </Text>
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
