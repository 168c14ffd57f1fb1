import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';

export const textImportAction = acting({
  accept: async ({ api, params }) => {
    const key = params['key'] ?? '';
    await api.send(officeCalls.acceptTexts, { key });
    return `/texts/files/${encodeURIComponent(key)}`;
  },
});
