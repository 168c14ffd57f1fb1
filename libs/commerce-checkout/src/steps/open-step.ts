import type { OpenStep } from '@shop/contracts/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import type { CheckoutDeps } from '../checkout.ports.ts';
import { getOwnSession, mustGoOn } from '../session-guards.ts';
import type { Session } from '../session.repository.ts';
import { openConfirmStep } from './open-confirm-step.ts';
import { openPaymentStep } from './open-payment-step.ts';
import { openShippingStep } from './open-shipping-step.ts';
import type { StepCall } from './step-call.ts';

/** The visitor's session at the requested step. The step decides what a request may change. */
export const openStep = async (deps: CheckoutDeps, asked: StepCall<OpenStep>): Promise<Session> => {
  const { slug, visitor, now, body } = asked;
  const session = await mustGoOn(deps.db, await getOwnSession(deps.db, slug, visitor), now);
  switch (body.step) {
    case CHECKOUT_STEP.shipping:
      return openShippingStep(deps, { ...asked, body }, session);
    case CHECKOUT_STEP.payment:
      return openPaymentStep(deps, { ...asked, body }, session);
    case CHECKOUT_STEP.confirm:
      return openConfirmStep(deps, { ...asked, body }, session);
  }
};
