import type { QueryClient } from '@tanstack/react-query';

const leaves = new WeakMap<QueryClient, Promise<void>>();

/** A checkout that is being left; one entered right after waits, so that it is not ended. */
export const rememberLeave = (queryClient: QueryClient, leave: Promise<void>): void => {
  leaves.set(queryClient, leave);
};

export const whenLeft = (queryClient: QueryClient): Promise<void> =>
  leaves.get(queryClient) ?? Promise.resolve();
