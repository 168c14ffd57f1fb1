import { officeCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

export const textFilesLoader = loading(async ({ api }) => {
  const asked = { words: '', library: '', filter: 'changed', page: 1 } as const;
  return (await api.send(officeCalls.texts, asked)).libraries;
});
