import type { OpenConfirmStep } from '@shop/contracts/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { holdUntil } from '@shop/domain/holds';
import { resumeReservation } from '@shop/commerce-stock';
import { changeSession } from '../change-session.ts';
import type { CheckoutDeps } from '../checkout.ports.ts';
import { holdOfSession } from '../hold-of-session.ts';
import { viewSession } from '../session-view.ts';
import { updateSession, type Session } from '../session.repository.ts';
import { inVisitorCurrency } from './in-visitor-currency.ts';
import type { StepCall } from './step-call.ts';

/** Shows the session. One that is complete and still at the payment step moves forward first. */
export const openConfirmStep = async (
  deps: CheckoutDeps,
  asked: StepCall<OpenConfirmStep>,
  found: Session,
): Promise<Session> => {
  const session = await inVisitorCurrency(deps, asked, found);
  const isStepForward =
    session.state !== 'placing' && session.step < CHECKOUT_STEP.confirm && session.reserved_until !== null;
  return isStepForward ? moveForward(deps, asked) : session;
};

/** The step forward renews the reservation. A session that is not complete stays as it is. */
const moveForward = (deps: CheckoutDeps, asked: StepCall<OpenConfirmStep>): Promise<Session> =>
  changeSession(deps, asked, async (tx, session) => {
    const { step } = await viewSession({ ...deps, db: tx }, session, asked.now);
    if (step < CHECKOUT_STEP.confirm || session.reserved_until === null) return session;
    const until = holdUntil(holdOfSession(session, asked.now), asked.now);
    await resumeReservation(tx, session.id, until);
    return updateSession(tx, session.id, {
      step: CHECKOUT_STEP.confirm,
      reserved_until: until,
      expires_at: until,
    });
  });
