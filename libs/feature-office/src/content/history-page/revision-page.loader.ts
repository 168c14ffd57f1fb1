import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../../loading.ts';
import { contentIn } from '../content-address.ts';

export const revisionLoader = loading(async ({ api, params }) => {
  const of = contentIn(params);
  const number = Number(params['number']);
  if (!Number.isInteger(number) || number < 1) throw new Response(null, { status: 404 });
  return { of, revision: (await api.send(officeCalls.contentRevision, { ...of, number })).revision };
});
