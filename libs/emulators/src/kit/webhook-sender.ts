import * as z from 'zod/mini';

type Deliver = {
  readonly url: string;
  readonly body: string;
  /** Signed again for each attempt, as providers do. */
  readonly headers: () => Readonly<Record<string, string>>;
};

/** How webhooks are sent from now on. Omitted settings are unchanged. */
export const Delivery = z.strictObject({
  /** How often each webhook is sent. */
  copies: z.optional(z.int().check(z.gte(0), z.lte(100))),
  /** Sent in another order than they happened. */
  isShuffled: z.optional(z.boolean()),
  /** The delay after their event. */
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(600_000))),
});
export type Delivery = z.infer<typeof Delivery>;

export type SenderOptions = Delivery & {
  readonly attempts?: number;
  readonly pauseMs?: number;
};

const PATIENCE_MS = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

type Manner = { readonly copies: number; readonly isShuffled: boolean; readonly delayMs: number };

const changed = (delivery: Manner, wish: Delivery): Manner => ({
  copies: wish.copies ?? delivery.copies,
  isShuffled: wish.isShuffled ?? delivery.isShuffled,
  delayMs: wish.delayMs ?? delivery.delayMs,
});

/** Posts webhooks to the shop until it answers with 2xx, in the background; `settled` waits for all of them. */
export const createWebhookSender = ({ attempts = 6, pauseMs = 300, ...options }: SenderOptions = {}) => {
  let delivery = changed({ copies: 1, isShuffled: false, delayMs: 0 }, options);
  const running = new Set<Promise<void>>();
  const statuses: number[] = [];

  const post = async ({ url, body, headers }: Deliver): Promise<number> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers() },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  };

  const insist = async (webhook: Deliver): Promise<void> => {
    const { delayMs, isShuffled } = delivery;
    await pause(delayMs + (isShuffled ? Math.random() * pauseMs : 0));
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const status = await post(webhook);
      statuses.push(status);
      if (status >= 200 && status < 300) return;
      await pause(pauseMs * attempt);
    }
  };

  return {
    deliver: (wish: Delivery): void => {
      delivery = changed(delivery, wish);
    },
    send: (webhook: Deliver): void => {
      for (let copy = 0; copy < delivery.copies; copy += 1) {
        const work: Promise<void> = insist(webhook).finally(() => running.delete(work));
        running.add(work);
      }
    },
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
    /** The statuses of the shop's answers, in order; 0 means no answer. */
    statuses: (): readonly number[] => statuses,
  };
};

export type WebhookSender = ReturnType<typeof createWebhookSender>;
