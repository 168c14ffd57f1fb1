import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const textImportLoader = loading(({ api, params }) =>
  api.send(officeCalls.textImport, { key: params['key'] ?? '' }),
);
