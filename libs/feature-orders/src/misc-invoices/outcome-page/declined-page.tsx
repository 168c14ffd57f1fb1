import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { useMessages } from '../messages.ts';
import { OutcomeFrame } from './outcome-frame.tsx';
import { useOutcomeInvoice } from './use-outcome-invoice.ts';

/** Declined: staff read why, and nothing is to be paid. */
export const DeclinedPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug, number } = useOutcomeInvoice();
  return (
    <OutcomeFrame
      title={say('misc_invoices.declined.title', { number })}
      actions={
        <>
          <ButtonLink look="primary" href={href(paths.myOrders.to())}>
            {say('misc_invoices.orders')}
          </ButtonLink>
          <ButtonLink look="quiet" href={href(laterPaths.miscInvoice.to({ slug }))}>
            {say('misc_invoices.see')}
          </ButtonLink>
        </>
      }
    >
      {say('misc_invoices.declined.text')}
    </OutcomeFrame>
  );
};
