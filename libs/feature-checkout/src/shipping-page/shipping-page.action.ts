import type { Checkout } from '@shop/data-access';
import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { findErrors } from '@shop/forms';
import {
  pageContext,
  readForm,
  refuse,
  refuseBy,
  seeOther,
  type FormAnswer,
  type FormValues,
} from '@shop/page';
import { paths } from '@shop/paths';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { shippingSchema } from './shipping-form.schema.ts';
import { toSavedShipping } from './shipping-fields.ts';

/** The same form with its typed text; it had no errors. */
const showAgain = (values: FormValues) => data<FormAnswer>({ errors: {}, message: '', values });

/** Without scripts the country may be changed and the step sent at once, before its couriers were shown. */
const isElsewhere = ({ intent, country_id }: FormValues, checkout: Checkout): boolean =>
  intent === 'country' || (country_id !== undefined && country_id !== String(checkout.country_id));

/** Saves the shipping step. Other buttons of the form only show it again with its typed text. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, language, queryClient, remember } = pageContext(context);
  const queries = checkoutQueries(api);
  const slug = params.slug ?? '';
  const fields = await readForm(request);
  const session = queries.one(slug, CHECKOUT_STEP.shipping, language.id);
  const checkout = await queryClient.ensureQueryData(session);

  if (isElsewhere(fields, checkout)) {
    try {
      await queries.setCountry(slug, Number(fields.country_id), language.id);
      remember({ countryId: Number(fields.country_id) });
    } catch (problem) {
      return refuseBy(problem, fields);
    }
    // Another country has other couriers, in another order.
    const kept = { ...fields, delivery: '' };
    return fields.intent === 'country' ? showAgain(kept) : refuse(kept, { delivery: ['choose_courier'] });
  }
  if (fields.intent === 'search') return showAgain(fields);

  const errors = findErrors(shippingSchema(checkout), fields);
  if (Object.keys(errors).length > 0) {
    return refuse(
      fields,
      Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, [message]])),
    );
  }
  try {
    const answer = await queries.saveShipping(toSavedShipping(fields, checkout, language.id));
    queryClient.setQueryData(session.queryKey, answer.checkout);
    const { country_id: countryId, selected_shipping_method: shippingMethod } = answer.checkout;
    remember({ countryId, shippingMethod });
  } catch (problem) {
    return refuseBy(problem, fields);
  }
  return seeOther(paths.payment.to({ slug }));
};
