import type { Checkout } from '@shop/data-access';
import { chosenPayment, usesBalance } from '@shop/domain/totals';
import type { FormDraft } from '@shop/forms';
import type { FormValues } from '@shop/page';
import { companyDraft, toCompanyFields } from './company-fields.ts';

export type ChosenPayment = {
  slug: string;
  language_id: number;
  payment_processor_id: number;
  option: string | null;
  use_balance: boolean;
  /** Of clients who have saved cards, or want this one to be saved. */
  means_id?: number;
  saves_means?: boolean;
};

/** Each method's banks have a field of their own. */
export const optionField = (method: number): string => `option_${method}`;

/** Each method's saved cards: the id of one, or nothing for another card. */
export const meansField = (method: number): string => `means_${method}`;
/** The box by which another card is saved. */
export const saveField = (method: number): string => `save_${method}`;

/** No card is needed once the balance covers everything. */
export const NO_PROVIDER = -1;

export const toChosenPayment = (fields: FormValues, slug: string, languageId: number): ChosenPayment => {
  const method = Number(fields.payment ?? NO_PROVIDER);
  const means = Number(fields[meansField(method)] || 0);
  const isSaved = fields[saveField(method)] === '1';
  return {
    slug,
    language_id: languageId,
    payment_processor_id: Number.isInteger(method) ? method : NO_PROVIDER,
    option: means > 0 ? null : (fields[optionField(method)] ?? (fields.stripe_token || null)),
    use_balance: fields.use_balance === '1',
    ...(means > 0 && { means_id: means }),
    ...(means === 0 && isSaved && { saves_means: true }),
  };
};

/** The first method without a fee, else the first. */
export const firstMethod = (methods: Checkout['payment_methods']): number =>
  (methods.find(({ fee_amount }) => fee_amount === 0) ?? methods[0])?.id ?? NO_PROVIDER;

/** The initial values of the form: the saved choice, else the first method without a fee. */
export const toPaymentFields = (checkout: Checkout): Record<string, string> => {
  const chosen = chosenPayment(checkout);
  const method = chosen > 0 ? chosen : firstMethod(checkout.payment_methods);
  return {
    payment: String(method),
    ...(checkout.payment_option ? { [optionField(method)]: checkout.payment_option } : {}),
    ...(chosen > 0 ? { [meansField(method)]: String(checkout.payment_means ?? '') } : {}),
    ...(checkout.saves_means ? { [saveField(method)]: '1' } : {}),
    ...(usesBalance(checkout) ? { use_balance: '1' } : {}),
    ...toCompanyFields(checkout),
    code: '',
  };
};

/** One draft per checkout: the method of another checkout is not used for this one. */
export const paymentDraft = (slug: string): string => `payment ${slug}`;

/** Another card, or a saved one that is still there. */
const fitCard = (
  draft: FormDraft,
  { id, saved = [] }: Checkout['payment_methods'][number],
): Record<string, string> => {
  const card = draft[meansField(id)];
  const isThere = card === '' || saved.some((one) => String(one.id) === card);
  return card !== undefined && isThere ? { [meansField(id)]: card } : {};
};

/**
 * The unsent choice, as far as it is still offered. A promotion code is not restored: a code that was applied
 * and removed would be applied again by the continue button.
 */
export const fitPaymentDraft = (draft: FormDraft | null, checkout: Checkout): Record<string, string> => {
  if (draft === null) return {};
  const method = checkout.payment_methods.find(({ id }) => String(id) === draft.payment);
  const option = method && draft[optionField(method.id)];
  return {
    ...(method && { payment: String(method.id) }),
    ...(method && option !== undefined && { [optionField(method.id)]: option }),
    ...(method && fitCard(draft, method)),
    use_balance: draft.use_balance ?? '',
    ...companyDraft(draft),
  };
};
