import pg from 'pg';
import { CHANGE_CHANNELS, WORK_CHANNEL } from './changes.ts';
import type { Logger } from './logger.ts';

const [SHOP_CHANNEL] = CHANGE_CHANNELS;
const RECONNECT_MS = 500;
/** A dead connection looks like one without changes, so it is checked at this interval. */
const BEAT_MS = 5_000;
const ANSWER_MS = 2_000;

export type ChangeSubscriber = {
  /** `all` when anything may have changed. */
  heard: (keys: readonly string[]) => void;
  /** Changes may have been missed from now on. */
  broken: () => void;
};

/**
 * Receives what `announceChange` sends, over one connection that it renews. Subscribing while the connection is down is
 * refused, since no message would then be mistaken for no change.
 */
export const createChangeListener = (databaseUrl: string, log: Logger) => {
  const subscribers = new Set<ChangeSubscriber>();
  const workers = new Set<(name: string) => void>();
  let client: pg.Client | undefined;
  let isListening = false;
  let isClosed = false;

  const connect = async () => {
    if (isClosed) return;
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'shop-changes',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error.message));
    next.on('end', () => lose(next, 'ended'));
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === WORK_CHANNEL) {
        for (const hear of workers) hear(payload);
        return;
      }
      const keys = toKeys(channel, payload);
      for (const { heard } of subscribers) heard(keys);
    });
    try {
      await next.connect();
      for (const channel of [...CHANGE_CHANNELS, WORK_CHANNEL]) await next.query(`listen ${channel}`);
      isListening = client === next;
      listenOn(next);
    } catch (error) {
      lose(next, (error as Error).message);
    }
  };

  const listenOn = (heard: pg.Client) => {
    const beat = setInterval(() => {
      if (client !== heard) clearInterval(beat);
      else heard.query('select 1').catch((error: Error) => lose(heard, error.message));
    }, BEAT_MS).unref();
  };

  const lose = (lost: pg.Client, reason: string) => {
    if (client !== lost) return;
    client = undefined;
    isListening = false;
    lost.end().catch(() => {});
    for (const subscriber of subscribers) subscriber.broken();
    subscribers.clear();
    if (isClosed) return;
    log.warn({ reason }, 'lost the connection that hears of changes');
    setTimeout(() => void connect(), RECONNECT_MS).unref();
  };

  return {
    start: connect,
    /** Undefined while the connection is down; else the function that unsubscribes. */
    subscribe: (subscriber: ChangeSubscriber): (() => void) | undefined => {
      if (!isListening) return undefined;
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /**
     * Calls with the name of a job that a trigger has work for. A lost connection is not reported: the job
     * must run by a schedule as well.
     */
    hearWork: (hear: (name: string) => void) => void workers.add(hear),
    close: async () => {
      isClosed = true;
      workers.clear();
      for (const subscriber of subscribers) subscriber.broken();
      subscribers.clear();
      await client?.end().catch(() => {});
    },
  };
};

export type ChangeListener = ReturnType<typeof createChangeListener>;

/** The catalogue's triggers name product ids, or nothing when everything was rebuilt. */
const toKeys = (channel: string, payload: string): string[] => {
  if (channel === SHOP_CHANNEL) return payload.split(' ').filter(Boolean);
  const ids = payload.split(',').filter(Boolean);
  return ids.length === 0 ? ['all'] : ids.map((id) => `product:${id}`);
};
