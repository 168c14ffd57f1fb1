import type { IncomingHttpHeaders } from 'node:http';

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether another site caused this request. Browsers report it; a client without these headers is not a browser and has
 * no cookie that another site could misuse.
 */
export const isCrossSiteMutation = (method: string, headers: IncomingHttpHeaders): boolean => {
  if (SAFE.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return hostOf(origin) !== host?.toLowerCase();
};
