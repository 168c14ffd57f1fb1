import type { FileStorage } from '@shop/commerce-files';

/** Files in memory, where their storage is not under test. */
export const createMemoryStorage = (): FileStorage => {
  const files = new Map<string, Buffer>();
  return {
    put: async (name, bytes) => {
      files.set(name, Buffer.from(bytes));
    },
    get: async (name) => files.get(name) ?? null,
    remove: async (name) => {
      files.delete(name);
    },
  };
};
