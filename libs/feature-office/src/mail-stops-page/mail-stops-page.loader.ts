import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const mailStopsLoader = loading(({ api }) => api.send(officeCalls.mailStops, {}));
