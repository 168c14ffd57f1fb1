import type { Checkout } from '@shop/data-access';
import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { findErrors } from '@shop/forms';
import {
  keepTyped,
  pageContext,
  readForm,
  refuse,
  refuseBy,
  seeOther,
  type FormValues,
  type PageContext,
} from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { payPayable } from '../payable-page/payable-page.action.ts';
import { isKept, toCompany } from './company-fields.ts';
import { paymentSchema } from './payment-form.schema.ts';
import { toChosenPayment } from './payment-fields.ts';

type Step = { page: PageContext; slug: string; fields: FormValues };

/** Enter in the code's field applies the code; the main button applies a typed code as well. */
const intentOf = ({ intent, code }: FormValues): string =>
  intent || (code?.trim() ? 'promotion' : 'continue');

const sessionOf = ({ page, slug }: Step) =>
  checkoutQueries(page.api).one(slug, CHECKOUT_STEP.payment, page.language.id);

const applyPromotion = async (step: Step, code: string): Promise<void> => {
  const { api, queryClient, language } = step.page;
  const answer = await checkoutQueries(api).usePromotion({ slug: step.slug, language_id: language.id, code });
  queryClient.setQueryData(sessionOf(step).queryKey, answer.checkout);
};

const removePromotion = async (step: Step): Promise<void> => {
  const { api, queryClient, language } = step.page;
  const answer = await checkoutQueries(api).removePromotion(step.slug, language.id);
  queryClient.setQueryData(sessionOf(step).queryKey, answer.checkout);
};

/** Asks no register about a company that the checkout has already. */
const saveCompany = async ({ page, slug, fields }: Step, checkout: Checkout): Promise<void> => {
  const company = toCompany(fields);
  if (isKept(company, checkout)) return;
  await checkoutQueries(page.api).saveCompany({ slug, language_id: page.language.id, company });
};

const choosePayment = async (step: Step) => {
  const { page, slug, fields } = step;
  const session = sessionOf(step);
  if (fields.code?.trim()) await applyPromotion(step, fields.code.trim());
  const checkout = await page.queryClient.ensureQueryData(session);
  const errors = Object.entries(findErrors(paymentSchema(checkout), fields));
  if (errors.length > 0) {
    return refuse(fields, Object.fromEntries(errors.map(([name, { message }]) => [name, [message]])));
  }
  await saveCompany(step, checkout);
  const chosen = toChosenPayment(fields, slug, page.language.id);
  const answer = await checkoutQueries(page.api).choosePayment(chosen);
  page.queryClient.setQueryData(session.queryKey, answer.checkout);
  return seeOther(laterPaths.confirm.to({ slug }));
};

/**
 * Saves the payment choice and the deductions; nothing of a checkout is charged here. A payable without a
 * checkout has no review: its button pays.
 */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const fields = await readForm(request);
  if (fields.intent === 'pay') {
    return payPayable({ page: pageContext(context), slug: params.slug ?? '', fields, request });
  }
  const step: Step = { page: pageContext(context), slug: params.slug ?? '', fields };
  const stay = () => keepTyped({ ...fields, code: '' });
  try {
    switch (intentOf(fields)) {
      case 'promotion':
        if (!fields.code?.trim()) return refuse(fields, { code: ['required'] });
        await applyPromotion(step, fields.code.trim());
        return stay();
      case 'remove-promotion':
        await removePromotion(step);
        return stay();
      default:
        return await choosePayment(step);
    }
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};
