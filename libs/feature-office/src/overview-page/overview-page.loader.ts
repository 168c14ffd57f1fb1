import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const overviewLoader = loading(({ api }) => api.send(officeCalls.overview, {}));
