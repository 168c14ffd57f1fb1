import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../../loading.ts';

export const topicsLoader = loading(async ({ api }) => api.send(officeCalls.contentTopics, {}));
