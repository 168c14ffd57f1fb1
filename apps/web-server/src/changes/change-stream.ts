import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { ApiGateway } from '../api/api-gateway.ts';

type ChangeStreamOptions = {
  gateway: ApiGateway;
  secret: string;
  /** Keys that changed: `product:12`, `category:3`, `config:lt`. */
  onChange: (key: string) => void;
  /** Changes may have been missed: everything cached may be outdated. */
  onGap: () => void;
};

/** The API sends something at least this often, so silence means a broken connection. */
const SILENCE = 30_000;
const RETRY = 500;
/** Characters of one message. */
const LONGEST = 64 * 1024;

/**
 * Receives the shop's changes. `isOpen` is false from the moment the connection breaks until it is established again.
 */
export const createChangeStream = ({ gateway, secret, onChange, onGap }: ChangeStreamOptions) => {
  const stop = new AbortController();
  let isOpen = false;

  const listen = async () => {
    const { statusCode, body } = await gateway.send({
      method: 'GET',
      path: '/internal/changes',
      headers: { 'x-shop-secret': secret, accept: 'text/event-stream' },
      timeout: SILENCE,
      signal: stop.signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`The stream of changes answered ${statusCode}`);
    }
    onGap();
    isOpen = true;
    const parser = createParser({ onEvent: ({ data }) => onChange(data), maxBufferSize: LONGEST });
    for await (const text of body.setEncoding('utf8')) parser.feed(String(text));
  };

  const run = async () => {
    while (!stop.signal.aborted) {
      try {
        await listen();
      } catch {
        // The API is down or restarts; pages report that, and the connection is tried again.
      }
      if (isOpen) onGap();
      isOpen = false;
      await sleep(RETRY, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    }
  };
  void run();

  return { isOpen: () => isOpen, close: () => stop.abort() };
};

export type ChangeStream = ReturnType<typeof createChangeStream>;
