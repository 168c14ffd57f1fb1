import { balanceQueries } from '@shop/data-access/balance';
import { readTypedAmount } from '@shop/domain/top-up';
import { toWire } from '@shop/domain/wire-amount';
import { dropDraft, findErrors } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy, seeOther } from '@shop/page';
import { loginFor, paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';
import { codesOf } from '../codes-of.ts';
import { topUpDraft } from '../form-drafts.ts';
import { topUpSchema } from './top-up-form.schema.ts';

/** Starts the top-up; the method is chosen on its payment page. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const { api, queries, queryClient } = pageContext(context);
  const fields = await readForm(request);
  const user = await queryClient.fetchQuery(queries.auth.user());
  if (!user) return seeOther(loginFor(laterPaths.balancePay.to()));
  const codes = codesOf(findErrors(topUpSchema(user.balance_currency), fields));
  const amount = readTypedAmount(fields.amount ?? '');
  if (codes || amount === null) return refuse(fields, codes ?? {});
  try {
    const { slug } = await balanceQueries(api).topUp(toWire(amount));
    dropDraft(topUpDraft(new URL(request.url).searchParams.get('amount')));
    return seeOther(paths.payment.to({ slug }));
  } catch (problem) {
    return refuseBy(problem, fields);
  }
};
