import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const forwardsLoader = loading(async ({ api }) => {
  const [{ forwards }, { handovers }] = await Promise.all([
    api.send(officeCalls.forwards, {}),
    api.send(officeCalls.handovers, {}),
  ]);
  return { forwards, handovers };
});
