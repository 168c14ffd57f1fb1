import { isApiProblem } from '@shop/data-access';
import { reservationQueries } from '@shop/data-access/reservation';
import { pageContext, readForm, seeOther } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Confirms or gives up. After a refusal, because it is over, the current state is shown. */
export const action = async ({ context, params, request }: ActionFunctionArgs) => {
  const { api, language } = pageContext(context);
  const id = params.id ?? '';
  const { act = '' } = await readForm(request);
  const queries = reservationQueries(api);
  try {
    if (act === 'cancel') await queries.cancel(id, language.id);
    else {
      await queries.confirm(id, language.id);
      return seeOther(laterPaths.reservationSuccess.to({}, { reservation: id }));
    }
  } catch (problem) {
    if (!isApiProblem(problem) || problem.kind !== 'refused') throw problem;
  }
  return seeOther(laterPaths.reservationConfirm.to({ id }));
};
