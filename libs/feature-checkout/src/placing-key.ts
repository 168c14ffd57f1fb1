import { queryOptions } from '@tanstack/react-query';

/** The page's storage of the purchase key, so that server and browser have the same. */
export const placingQuery = (slug: string) =>
  queryOptions({
    queryKey: ['checkout', 'placing', slug] as const,
    queryFn: createPlacingKey,
    staleTime: Infinity,
  });

const BYTES = 18;

/** `randomUUID` is missing on plain-http hosts; random values are not. */
export const createPlacingKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
