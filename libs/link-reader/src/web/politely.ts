import { OutboundRefused } from '@shop/outbound';
import type { PageFetch, Visit } from '@shop/outbound/pages';
import { setTimeout as pause } from 'node:timers/promises';
import type { LinkMemory } from './link-memory.port.ts';
import { isLetIn } from './robots.ts';

type PoliteOptions = {
  readonly fetchPage: PageFetch['fetchPage'];
  readonly memory: LinkMemory;
  /** A host whose next free second is further away is not waited for. */
  readonly longestWaitMs: number;
};

export class TooBusy extends OutboundRefused {}

/** Asked before a visit: a host is visited once a second at most, and only where its robots.txt lets the reader in. */
export const createPoliteness = ({ fetchPage, memory, longestWaitMs }: PoliteOptions): Visit => {
  const pace: Visit = async (url, signal) => {
    const waitMs = await memory.reserve(url.host);
    if (waitMs > longestWaitMs) throw new TooBusy('time', `${url.host} is asked for by many`);
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
  };
  return async (url, signal) => {
    if (!(await isLetIn({ memory, fetchPage, pace }, url)))
      throw new OutboundRefused('not_allowed', url.host);
    await pace(url, signal);
  };
};
