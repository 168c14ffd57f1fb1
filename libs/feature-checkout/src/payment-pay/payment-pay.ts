import { pageContext, readForm, seeOther } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { payPayable } from '../payable-page/payable-page.action.ts';
import { UNSAID } from '../refusal-of.ts';

/** Shows nothing: the payment page lists the payable items. */
export const loader = (): never => {
  throw redirect(paths.payment.to({}));
};

/**
 * Starts the payment of the item in the field `slug`, from any page's form. An item that cannot be paid as
 * sent is shown on its payment page.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  const fields = await readForm(request);
  const { slug = '' } = fields;
  if (!isSecretSlug(slug)) return seeOther(paths.payment.to({}));
  const answer = await payPayable({ page, slug, fields, request });
  return answer instanceof Response ? answer : seeOther(paths.payment.to({ slug }, { declined: UNSAID }));
};
