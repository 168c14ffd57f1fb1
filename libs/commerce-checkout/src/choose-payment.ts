import type { ChoosePayment } from '@shop/contracts/checkout';
import { holdUntil } from '@shop/domain/holds';
import { PAYMENT_PROVIDER } from '@shop/domain/payment-state';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import { refusalOf } from '@shop/commerce-payments';
import { chosenMeans } from '@shop/commerce-saved-means';
import { chosenOption } from '@shop/domain/chosen-option';
import { resumeReservation } from '@shop/commerce-stock';
import { changeSession, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { holdOfSession } from './hold-of-session.ts';
import { viewSession } from './session-view.ts';
import { updateSession, type Session } from './session.repository.ts';

type ChoosePaymentCall = Whose & { readonly body: ChoosePayment };

/** Saves the payment method. Every step forward renews the reservation. */
export const choosePayment = (deps: CheckoutDeps, asked: ChoosePaymentCall): Promise<Session> =>
  changeSession(deps, asked, async (tx, session) => {
    const { body, now } = asked;
    if (session.step < 4 || session.reserved_until === null) throw conflict('checkout.shipping_incomplete');
    const isBalance = body.payment_processor_id === PAYMENT_PROVIDER.balance;
    const useBalance = session.client_id !== null && (body.use_balance || isBalance);
    const provider = isBalance ? PAYMENT_PROVIDER.invalid : body.payment_processor_id;
    const means = await meansOf({ ...deps, db: tx }, session, asked);
    const until = holdUntil(holdOfSession(session, now), now);
    const kept = await updateSession(tx, session.id, {
      use_balance: useBalance,
      ...(useBalance && { balance_removed: false }),
      payment_provider: provider,
      payment_option: means.means_id === null ? optionOf(deps, session.brand, body) : null,
      ...means,
      step: 5,
      reserved_until: until,
      expires_at: until,
    });
    const view = await viewSession({ ...deps, db: tx }, kept, now);
    if (view.provider === PAYMENT_PROVIDER.invalid) {
      throw invalid({ payment_processor_id: [isBalance ? 'balance_too_small' : refusalOf(deps, provider)] });
    }
    await resumeReservation(tx, session.id, until);
    return kept;
  });

/** The balance is no card. */
const meansOf = async (deps: CheckoutDeps, session: Session, { body, now }: ChoosePaymentCall) => {
  const { client_id: clientId, brand } = session;
  const method = body.payment_processor_id;
  const chosen = await chosenMeans(deps, { clientId, brand, now, method }, body);
  if (!chosen) throw invalid({ means_id: ['card_gone'] });
  return chosen;
};

const optionOf = ({ providers }: CheckoutDeps, brand: string, body: ChoosePayment): string | null => {
  const chosen = chosenOption(providers.get(body.payment_processor_id), brand, body.option);
  if (chosen === undefined) throw invalid({ option: ['required'] });
  return chosen;
};
