import { officeCalls } from '@shop/contracts/staff-calls';
import { CARRIERS } from '@shop/domain/parcel-state';
import { loading } from '../loading.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const manifestLoader = loading(async ({ api, params }) => {
  const carrier = CARRIERS.find((known) => known === params['carrier']);
  const day = params['day'] ?? '';
  if (!carrier || !DAY.test(day)) throw new Response(null, { status: 404 });
  return api.send(officeCalls.manifest, { carrier, day });
});
