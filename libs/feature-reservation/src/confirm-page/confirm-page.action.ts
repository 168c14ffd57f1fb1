import { isApiProblem } from '@shop/data-access';
import { reservationQueries } from '@shop/data-access/reservation';
import { pageContext, readForm, seeOther } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Confirms, by paying the deposit where there is one, or gives up. After a refusal, because it is over, the current state is shown. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, language } = pageContext(context);
  const id = params.id ?? '';
  const { act = '' } = await readForm(request);
  const queries = reservationQueries(api);
  try {
    if (act === 'cancel') await queries.cancel(id, language.id);
    else {
      const { pay_slug: toPay } = await queries.confirm(id, language.id);
      if (toPay) return seeOther(paths.payment.to({ slug: toPay }));
      return seeOther(laterPaths.reservationSuccess.to({}, { reservation: id }));
    }
  } catch (problem) {
    if (!isApiProblem(problem) || problem.kind !== 'refused') throw problem;
  }
  return seeOther(laterPaths.reservationConfirm.to({ id }));
};
