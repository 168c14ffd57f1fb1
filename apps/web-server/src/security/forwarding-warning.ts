import type { FastifyRequest } from 'fastify';

const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
const AGAIN_MS = 10 * 60_000;

type WarningOptions = {
  isTrusted: (peer: string | undefined) => boolean;
  now?: () => number;
};

/**
 * Warns when a peer that TRUSTED_PROXIES does not name sends forwarding headers: either a client forges them, or a
 * proxy is missing in the setting, and all its clients count as one place.
 */
export const createForwardingWarning = ({ isTrusted, now = () => performance.now() }: WarningOptions) => {
  let silentUntil = 0;
  return ({ headers, socket, log }: Pick<FastifyRequest, 'headers' | 'socket' | 'log'>): void => {
    if (!FORWARDING.some((name) => headers[name] !== undefined)) return;
    if (isTrusted(socket.remoteAddress) || now() < silentUntil) return;
    silentUntil = now() + AGAIN_MS;
    log.warn(
      { peer: socket.remoteAddress, code: 'forwarding_not_believed' },
      'forwarding headers are not believed: all visitors behind this peer count as one place; a proxy belongs into TRUSTED_PROXIES',
    );
  };
};
