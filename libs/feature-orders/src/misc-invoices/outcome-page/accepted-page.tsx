import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { useMessages } from '../messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';
import { useOutcomeInvoice } from './use-outcome-invoice.ts';

/** Accepted: the payment is the next step. */
export const AcceptedPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug, number, total, currency, due_on: dueOn, can_pay: canPay } = useOutcomeInvoice();
  const sum = formats.money(total, currency);
  return (
    <OutcomeFrame
      title={say('misc_invoices.accepted.title', { number })}
      actions={
        <>
          {canPay && (
            <ButtonLink look="primary" href={href(paths.payment.to({ slug }))}>
              {say('misc_invoices.pay', { total: sum })}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={href(laterPaths.miscInvoice.to({ slug }))}>
            {say('misc_invoices.see')}
          </ButtonLink>
        </>
      }
    >
      {canPay
        ? say('misc_invoices.accepted.text', { total: sum, due: formats.date(`${dueOn}T12:00:00Z`) })
        : say('misc_invoices.done.paid')}
    </OutcomeFrame>
  );
};
