import { invalid } from '@shop/commerce-kit/problem';
import { findPromotionByCode } from './promotions/promotions.module.ts';
import { changeSession, type Whose } from './change-session.ts';
import type { CheckoutDeps } from './checkout.ports.ts';
import { discountFor } from './session-view.ts';
import { updateSession, type Session } from './session.repository.ts';

/** One code per order; another one replaces it. */
export const applyPromotion = (
  deps: CheckoutDeps,
  given: Whose & { readonly code: string },
): Promise<Session> =>
  changeSession(deps, given, async (tx, session) => {
    const promotion = await findPromotionByCode(tx, session.brand, given.code);
    if (!promotion) throw invalid({ code: ['promotion_unknown'] });
    const discount = await discountFor(tx, session, promotion, given.now);
    if (!discount.ok) throw invalid({ code: [`promotion_${discount.error.kind}`] });
    return updateSession(tx, session.id, { promotion_id: promotion.id });
  });

export const removePromotion = (deps: CheckoutDeps, given: Whose): Promise<Session> =>
  changeSession(deps, given, (tx, session) => updateSession(tx, session.id, { promotion_id: null }));

/** Removes the balance from the payment. A second removal writes nothing. */
export const removeBalance = (deps: CheckoutDeps, given: Whose): Promise<Session> =>
  changeSession(deps, given, async (tx, session) =>
    session.balance_removed
      ? session
      : updateSession(tx, session.id, { use_balance: false, balance_removed: true }),
  );
