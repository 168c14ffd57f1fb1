import type { OpenPaymentStep, SaveShipping } from '@shop/contracts/checkout';
import { NO_COURIER } from '@shop/domain/checkout-step';
import type { CheckoutDeps } from '../checkout.ports.ts';
import { saveShipping } from '../save-shipping.ts';
import type { Session } from '../session.repository.ts';
import { inVisitorCurrency } from './in-visitor-currency.ts';
import type { StepCall } from './step-call.ts';

/** Shows the session. With the fields of the shipping step, that step is saved first. */
export const openPaymentStep = async (
  deps: CheckoutDeps,
  asked: StepCall<OpenPaymentStep>,
  session: Session,
): Promise<Session> => {
  const shipping = shippingIn(asked.body);
  if (shipping) return saveShipping(deps, { ...asked, body: shipping });
  return inVisitorCurrency(deps, asked, session);
};

const shippingIn = ({
  slug,
  language_id,
  shipping,
  delivery,
  address,
  country,
  parcel_shop,
  email,
}: OpenPaymentStep): SaveShipping | null =>
  shipping === undefined || address === undefined
    ? null
    : {
        slug,
        language_id,
        shipping,
        delivery: delivery ?? NO_COURIER,
        parcel_shop: parcel_shop ?? null,
        address: { ...address, country_id: country ?? address.country_id },
        ...(email !== undefined && { email }),
      };
