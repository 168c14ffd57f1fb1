/**
 * The address of a call and the types of its data, without a schema: the only part of a contract in browsers.
 * `Body` and `Answer` exist for the compiler only.
 */
export type Call<Body = unknown, Answer = unknown> = {
  readonly method: 'GET' | 'POST';
  /** A Fastify pattern: `:name` marks a path parameter. */
  readonly url: string;
  /** Placing and paying: the caller sends an `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly __types?: { body: Body; answer: Answer };
};

export type BodyOf<C> = C extends Call<infer Body, unknown> ? Body : never;
export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

export const get = <Answer>(url: string): Call<undefined, Answer> => ({ method: 'GET', url });
export const post = <Body, Answer>(url: string): Call<Body, Answer> => ({ method: 'POST', url });
export const postOnce = <Body, Answer>(url: string): Call<Body, Answer> => ({
  method: 'POST',
  url,
  idempotent: true,
});
