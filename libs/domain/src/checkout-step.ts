/** Step numbers on the wire; the success page shares its number with confirm. */
export const CHECKOUT_STEP = { shipping: 3, payment: 4, confirm: 5, success: 5 } as const;

export type CheckoutStep = 3 | 4 | 5;

export const CHECKOUT_ORDER = ['shipping', 'payment', 'confirm'] as const;

/** The courier's index when none is chosen. */
export const NO_COURIER = -1;

/** A session still at the shipping step has no reservation, so it may wait longer. */
export const BROWSING_MINUTES = 120;

export type StepState = {
  readonly hasAddress: boolean;
  readonly hasEmail: boolean;
  readonly needsCourier: boolean;
  readonly hasCourier: boolean;
  readonly hasPickupPoint: boolean;
  readonly courierNeedsPickupPoint: boolean;
  readonly paymentProvider: number;
};

export const isShippingComplete = (state: StepState): boolean =>
  state.hasAddress &&
  state.hasEmail &&
  (!state.needsCourier || (state.hasCourier && (!state.courierNeedsPickupPoint || state.hasPickupPoint)));

/** The step to which a visitor who requests a later one is redirected. */
export const firstIncompleteStep = (state: StepState): CheckoutStep => {
  if (!isShippingComplete(state)) return CHECKOUT_STEP.shipping;
  return state.paymentProvider === -1 ? CHECKOUT_STEP.payment : CHECKOUT_STEP.confirm;
};
