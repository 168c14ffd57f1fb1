import type { Checkout } from '@shop/data-access';
import { chosenPayment, usesBalance } from '@shop/domain/totals';
import type { FormDraft } from '@shop/forms';
import type { FormValues } from '@shop/page';

export type ChosenPayment = {
  slug: string;
  language_id: number;
  payment_processor_id: number;
  option: string | null;
  use_balance: boolean;
};

/** Each method's banks have a field of their own. */
export const optionField = (method: number): string => `option_${method}`;

/** Nothing is left to pay with a card once the balance covers it all. */
export const NO_PROVIDER = -1;

export const toChosenPayment = (fields: FormValues, slug: string, languageId: number): ChosenPayment => {
  const method = Number(fields.payment ?? NO_PROVIDER);
  return {
    slug,
    language_id: languageId,
    payment_processor_id: Number.isInteger(method) ? method : NO_PROVIDER,
    option: fields[optionField(method)] ?? null,
    use_balance: fields.use_balance === '1',
  };
};

/** The first way to pay that costs nothing extra, else the first. */
export const firstMethod = (methods: Checkout['payment_methods']): number =>
  (methods.find(({ fee_amount }) => fee_amount === 0) ?? methods[0])?.id ?? NO_PROVIDER;

/** What the form shows at first: what was chosen before, else the first method that costs nothing extra. */
export const toPaymentFields = (checkout: Checkout): Record<string, string> => {
  const chosen = chosenPayment(checkout);
  const method = chosen > 0 ? chosen : firstMethod(checkout.payment_methods);
  return {
    payment: String(method),
    ...(checkout.payment_option ? { [optionField(method)]: checkout.payment_option } : {}),
    ...(usesBalance(checkout) ? { use_balance: '1' } : {}),
    code: '',
  };
};

/** One draft a checkout: what another one was to be paid with says nothing of this one. */
export const paymentDraft = (slug: string): string => `payment ${slug}`;

/**
 * What was chosen but not sent yet, as far as it is still offered. A promotion code is not taken along: one that was
 * applied and removed would be applied again by the button that goes on.
 */
export const fitPaymentDraft = (draft: FormDraft | null, checkout: Checkout): Record<string, string> => {
  if (draft === null) return {};
  const method = checkout.payment_methods.find(({ id }) => String(id) === draft.payment);
  const option = method && draft[optionField(method.id)];
  return {
    ...(method && { payment: String(method.id) }),
    ...(method && option !== undefined && { [optionField(method.id)]: option }),
    use_balance: draft.use_balance ?? '',
  };
};
