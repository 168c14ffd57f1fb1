import type { FieldDriver, FieldSum, FieldToken } from '@shop/domain/payment-field';
import type { RefusalReason } from '@shop/domain/refusal-reason';
import { findScript, type ScriptError } from './stripe-script.ts';

/** All currencies of the shop have a hundred of these. */
const CENTS = 100;
const toSum = ({ amount, currency, isSaved = false }: FieldSum) => ({
  amount: Math.round(amount * CENTS),
  currency: currency.toLowerCase(),
  setupFutureUsage: isSaved ? ('on_session' as const) : null,
});

/** Without a sum the card is only saved. */
const modeOf = (sum: FieldSum | null) =>
  sum
    ? ({ mode: 'payment', ...toSum(sum) } as const)
    : ({ mode: 'setup', currency: 'eur', setupFutureUsage: 'on_session' } as const);

const WRONG_CODES = ['incomplete_cvc', 'invalid_cvc', 'incorrect_cvc'];

/** What the payer can correct; null: the field is of no use. */
const reasonOf = ({ type, code = '' }: ScriptError): RefusalReason | null => {
  if (type !== 'validation_error' && type !== 'card_error') return null;
  return WRONG_CODES.includes(code) ? 'wrong_code' : 'wrong_details';
};

/** The provider's element for cards, Apple Pay and Google Pay. It makes a token; only the server charges it. */
export const mountField: FieldDriver = ({ key, into, sum, language, look, onReady, onFailed }) => {
  const script = findScript();
  if (!script) throw new Error('the script of the provider left nothing to use');
  const client = script(key);
  const elements = client.elements({
    ...modeOf(sum),
    ...{ paymentMethodTypes: ['card'], locale: language },
    appearance: {
      theme: 'flat',
      variables: {
        colorText: look.ink,
        colorBackground: look.ground,
        fontFamily: look.font,
      },
    },
  });
  const element = elements.create('payment', { layout: 'tabs' });
  element.on('ready', onReady);
  element.on('loaderror', onFailed);
  element.mount(into);

  const refused = (error: ScriptError): FieldToken => ({ token: null, reason: reasonOf(error) });
  return {
    change: (changed) => elements.update(toSum(changed)),
    token: async () => {
      const { error } = await elements.submit();
      if (error) return refused(error);
      const made = await client.createConfirmationToken({ elements });
      if (made.confirmationToken) return { token: made.confirmationToken.id };
      return refused(made.error ?? { type: 'api_error' });
    },
    remove: () => element.destroy(),
  };
};
