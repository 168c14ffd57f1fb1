import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const textFilesLoader = loading(async ({ api }) => {
  const asked = { words: '', library: '', filter: 'changed', brand: '', page: 1 } as const;
  const { libraries, brands } = await api.send(officeCalls.texts, asked);
  return { libraries, brands };
});
