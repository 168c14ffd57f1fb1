import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const forwardsLoader = loading(async ({ api }) => (await api.send(officeCalls.forwards, {})).forwards);
