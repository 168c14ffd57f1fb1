import { Agent, request } from 'undici';
import { allowedUrl, toOrigins } from './allowed-url.ts';
import { checkingLookup, type ResolveAll } from './checking-lookup.ts';
import { OutboundRefused } from './outbound-refused.ts';
import { readAtMost } from './read-at-most.ts';
import { toRefusal } from './to-refusal.ts';
import { isPublicAddress } from './public-address.ts';

export type OutboundOptions = {
  /** `cdn.example` (https), or an origin such as `http://pictures.example:8080`. Nothing else is fetched. */
  allowedHosts: readonly string[];
  maxBytes?: number;
  /** For everything together: lookup, connection, headers and body. */
  timeoutMs?: number;
  /** Allows tests to fetch from this machine; not for other uses. */
  isAllowedAddress?: (address: string) => boolean;
  resolve?: ResolveAll;
};

export type Fetched = { bytes: Buffer; contentType: string };

function refuseUnlessOk(statusCode: number): void {
  if (statusCode >= 300 && statusCode < 400) throw new OutboundRefused('redirect', `status ${statusCode}`);
  if (statusCode !== 200) throw new OutboundRefused('status', `status ${statusCode}`);
}

/** The only way in which the shop's servers fetch addresses that come from outside. */
export function createOutbound({
  allowedHosts,
  maxBytes = 10 * 1024 * 1024,
  timeoutMs = 5_000,
  isAllowedAddress = isPublicAddress,
  resolve,
}: OutboundOptions) {
  const origins = toOrigins(allowedHosts);
  const dispatcher = new Agent({
    connect: { lookup: checkingLookup(isAllowedAddress, resolve), timeout: timeoutMs },
    connections: 8,
  });

  /** @throws OutboundRefused, and no other error. */
  async function fetchBytes(address: string): Promise<Fetched> {
    const url = allowedUrl(address, origins, isAllowedAddress);
    try {
      const answer = await request(url, {
        dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'image/*', 'accept-encoding': 'identity' },
      });
      // An unread body reports an error event, which needs a listener.
      answer.body.on('error', () => undefined);
      try {
        refuseUnlessOk(answer.statusCode);
        const bytes = await readAtMost(answer, maxBytes);
        return { bytes, contentType: String(answer.headers['content-type'] ?? '') };
      } finally {
        answer.body.destroy();
      }
    } catch (error) {
      throw toRefusal(error);
    }
  }

  return { fetchBytes, close: () => dispatcher.destroy() };
}

export type Outbound = ReturnType<typeof createOutbound>;
