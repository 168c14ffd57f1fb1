import type { Call } from '@shop/contracts/calls';
import { ApiProblem, isApiProblem } from './api-problem.ts';
import { toProblem } from './success-rule.ts';

/**
 * One outgoing request: the browser fetches it, the server sends it to the API with the visitor's headers.
 */
export type WireRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
  /**
   * Ends after `timeout`. Made when it is read: the platform keeps a signal with a time-out, and all that it refers to,
   * beyond its request, so a server's transport limits its requests in another way.
   */
  readonly signal?: AbortSignal | undefined;
};
export type WireAnswer = { readonly status: number; readonly body: unknown };
/** Rejects only when no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export type SendOptions = {
  signal?: AbortSignal | undefined;
  /** Tried again on network errors, time-outs and 5xx only. */
  retries?: number;
  /** Milliseconds. */
  timeout?: number;
  retryDelay?: number;
  /** Values of the `:name` parts of the call's address. */
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  idempotencyKey?: string | undefined;
};

export const DEFAULT_TIMEOUT = 60_000;
export const DEFAULT_RETRY_DELAY = 100;

export type ApiClient = {
  send: <Body, Answer>(call: Call<Body, Answer>, body: Body, options?: SendOptions) => Promise<Answer>;
};

const addressOf = (url: string, { params = {}, query = {} }: SendOptions): string => {
  const path = url.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${url} needs ${name}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
};

const isWorthRetrying = (problem: unknown): boolean =>
  isApiProblem(problem) && problem.kind !== 'refused' && (problem.status === 0 || problem.status >= 500);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends contracts' calls; every failure is an `ApiProblem`, except that an abort stays an abort. Once
 * `isOver` no call is retried: the page's time budget is used up.
 */
export const createApiClient = (transport: Transport, isOver: () => boolean = () => false): ApiClient => {
  const once = async <Body, Answer>(
    call: Call<Body, Answer>,
    body: Body,
    options: SendOptions,
  ): Promise<Answer> => {
    const { timeout = DEFAULT_TIMEOUT } = options;
    let late: AbortSignal | undefined;
    let answer: WireAnswer;
    try {
      answer = await transport({
        method: call.method,
        url: addressOf(call.url, options),
        ...(call.method === 'POST' && { body: body ?? {} }),
        ...(options.idempotencyKey !== undefined && { idempotencyKey: options.idempotencyKey }),
        timeout,
        get signal() {
          late ??= AbortSignal.timeout(timeout);
          return options.signal ? AbortSignal.any([options.signal, late]) : late;
        },
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      if (late?.aborted) throw new ApiProblem('timeout', 0, 'timeout');
      throw new ApiProblem('unreachable', 0, 'unreachable');
    }
    const problem = toProblem(answer);
    if (problem) throw problem;
    return answer.body as Answer;
  };

  return {
    send: async (call, body, options = {}) => {
      for (let left = options.retries ?? 0; ; left -= 1) {
        try {
          return await once(call, body, options);
        } catch (problem) {
          if (left <= 0 || isOver() || !isWorthRetrying(problem)) throw problem;
          await wait(options.retryDelay ?? DEFAULT_RETRY_DELAY);
        }
      }
    },
  };
};
