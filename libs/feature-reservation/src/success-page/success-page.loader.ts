import { isApiProblem } from '@shop/data-access';
import { reservationQueries } from '@shop/data-access/reservation';
import { pageContext } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

const CONFIRMED = ['waiting', 'held', 'collected'];

/** Follows a confirmation; without a reservation there is no page. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const { api, language, queryClient } = pageContext(context);
  const id = new URL(request.url).searchParams.get('reservation') ?? '';
  if (!isSecretSlug(id)) throw redirect(laterPaths.reservation.to());
  try {
    const reservation = await queryClient.fetchQuery(reservationQueries(api).one(id, language.id));
    if (!CONFIRMED.includes(reservation.state)) throw redirect(laterPaths.reservationConfirm.to({ id }));
  } catch (problem) {
    if (isApiProblem(problem) && problem.status === 404) throw redirect(laterPaths.reservation.to());
    throw problem;
  }
  return null;
};
