type Deliver = {
  readonly url: string;
  readonly body: string;
  /** Signed anew for each attempt, as providers do. */
  readonly headers: () => Readonly<Record<string, string>>;
};

export type SenderOptions = {
  /** How often each webhook is sent. */
  readonly copies?: number;
  /** Sent in another order than they happened. */
  readonly isShuffled?: boolean;
  readonly attempts?: number;
  readonly pauseMs?: number;
};

const PATIENCE_MS = 10_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** Posts webhooks to the shop until it answers with 2xx, in the background; `settled` waits for all of them. */
export const createWebhookSender = ({ attempts = 6, pauseMs = 300, ...options }: SenderOptions = {}) => {
  const { copies = 1, isShuffled = false } = options;
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
    if (isShuffled) await pause(Math.random() * pauseMs);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const status = await post(webhook);
      statuses.push(status);
      if (status >= 200 && status < 300) return;
      await pause(pauseMs * attempt);
    }
  };

  return {
    send: (webhook: Deliver): void => {
      for (let copy = 0; copy < copies; copy += 1) {
        const work: Promise<void> = insist(webhook).finally(() => running.delete(work));
        running.add(work);
      }
    },
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
    /** The shop's answers, in their order; 0 is none. */
    statuses: (): readonly number[] => statuses,
  };
};
