import type { OpenShippingStep } from '@shop/contracts/checkout';
import type { CheckoutDeps } from '../checkout.ports.ts';
import type { Session } from '../session.repository.ts';
import { inVisitorCurrency } from './in-visitor-currency.ts';
import { moveToCountry } from './move-to-country.ts';
import type { StepCall } from './step-call.ts';

/** Shows the session. With another country that the shop sends to, the session moves there first. */
export const openShippingStep = async (
  deps: CheckoutDeps,
  asked: StepCall<OpenShippingStep>,
  session: Session,
): Promise<Session> => {
  const { country } = asked.body;
  if (session.state === 'placing') return session;
  return country !== undefined && country !== session.country_id && asked.brand.shipsTo.includes(country)
    ? moveToCountry(deps, asked, country)
    : inVisitorCurrency(deps, asked, session);
};
