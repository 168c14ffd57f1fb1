import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Without a line, asking would fail now: the query itself asks when the line is back. */
export const askForCart = (queryClient: QueryClient, queryKey: QueryKey): void =>
  void queryClient.invalidateQueries({ queryKey, refetchType: navigator.onLine ? 'active' : 'none' });
