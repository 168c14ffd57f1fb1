import type { PaymentChoices } from './use-payment-state.ts';

/** The token of a typed-in card; as card data it is kept in no draft. */
export const TokenInput = ({ choices: { state } }: { choices: PaymentChoices }) => (
  <input type="hidden" name="stripe_token" autoComplete="cc-number" value={state.stripe_token ?? ''} />
);
