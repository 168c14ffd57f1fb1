import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const failuresLoader = loading(async ({ api }) => (await api.send(officeCalls.failedMails, {})).mails);
