import type { Checkout } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from '../messages.ts';

/** Shown on return from a provider's page before the payment is decided: a link back there, or its state. */
export const PaymentInFlight = ({ payment }: { payment: Checkout['payment_in_flight'] }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (!payment) return null;
  const goOn = payment.redirect_url ?? href(laterPaths.paymentAccept.to({}, { payment: payment.reference }));
  return (
    <Notice
      tone="info"
      icon="clock"
      action={
        <ButtonLink look="quiet" size="small" href={goOn}>
          {say('checkout.in_flight.go_on')}
        </ButtonLink>
      }
    >
      {say('checkout.in_flight.text')}
    </Notice>
  );
};
