import type { QueryClient } from '@tanstack/react-query';

const leaves = new WeakMap<QueryClient, Promise<void>>();

/** A checkout that is being left; one that is entered right after waits, so that the end does not hit it. */
export const rememberLeave = (queryClient: QueryClient, leave: Promise<void>): void => {
  leaves.set(queryClient, leave);
};

export const whenLeft = (queryClient: QueryClient): Promise<void> =>
  leaves.get(queryClient) ?? Promise.resolve();
