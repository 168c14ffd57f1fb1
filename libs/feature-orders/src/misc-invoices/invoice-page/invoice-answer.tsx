import type { MiscInvoice } from '@shop/data-access/misc-invoices';
import { KeptForm } from '@shop/forms';
import { useFormats } from '@shop/i18n';
import { useLinks, type FormAnswer } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Fold } from '@shop/ui-theme/fold';
import { Stack } from '@shop/ui-theme/stack';
import { TextArea } from '@shop/ui-theme/text-area';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { declineDraft } from './decline-draft.ts';

const LONGEST_REASON = 500;

type Props = { invoice: MiscInvoice; answer: FormAnswer | undefined };

/** The client accepts, declines or pays: each a form or a link that needs no scripts. */
export const InvoiceAnswer = ({ invoice, answer }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug, can_accept: canAccept, can_decline: canDecline, can_pay: canPay } = invoice;
  const total = formats.money(invoice.open, invoice.currency);
  return (
    <Stack gap={16}>
      {canPay && (
        <ButtonLink look="primary" size="large" isBlock href={href(paths.payment.to({ slug }))}>
          {say('misc_invoices.pay', { total })}
        </ButtonLink>
      )}
      {canAccept && (
        <Form method="post">
          <Button type="submit" look="primary" size="large" isBlock name="intent" value="accept">
            {invoice.claim ? say('misc_invoices.pay', { total }) : say('misc_invoices.accept')}
          </Button>
        </Form>
      )}
      {canDecline && (
        <Fold summary={say('misc_invoices.decline.open')} isOpen={answer?.errors['reason'] !== undefined}>
          <KeptForm method="post" draft={declineDraft(slug)}>
            {(kept) => (
              <Stack gap={12}>
                <TextArea
                  name="reason"
                  label={say('misc_invoices.decline.reason')}
                  optional={say('misc_invoices.decline.optional')}
                  rows={3}
                  maxLength={LONGEST_REASON}
                  defaultValue={kept.reason ?? answer?.values['reason'] ?? ''}
                  {...(answer?.errors['reason'] && { error: say('misc_invoices.decline.too_long') })}
                />
                <Button type="submit" look="critical" name="intent" value="decline">
                  {say('misc_invoices.decline')}
                </Button>
              </Stack>
            )}
          </KeptForm>
        </Fold>
      )}
    </Stack>
  );
};
