import type { AnswerOf, BodyOf, Call } from '@shop/contracts/calls';
import type { Contract } from '@shop/contracts/contract';
import type { Transport, WireAnswer } from '@shop/data-access';

export type CannedAnswer = { call: Call; answer: (body: never) => WireAnswer | Promise<WireAnswer> };

type Said<C> = AnswerOf<C> | ((body: BodyOf<C>) => AnswerOf<C>);

/** The API's answer to a call; it must fit the call's contract, or the story fails. */
export const says = <C extends Contract<never, never> | Contract>(
  contract: C,
  said: Said<C>,
): CannedAnswer => ({
  call: contract,
  answer: (body) => {
    const given = typeof said === 'function' ? (said as (body: never) => unknown)(body) : said;
    return { status: 200, body: (contract as Contract).answer.parse(given) };
  },
});

type Refusal = { status?: number; message?: string; errors?: Record<string, string[]> };

export const refuses = (
  call: Call,
  { status = 422, message = 'invalid', errors = {} }: Refusal = {},
): CannedAnswer => ({
  call,
  answer: () => ({ status, body: { status: false, message, errors } }),
});

/** The call has no answer. */
export const isDown = (call: Call): CannedAnswer => ({
  call,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

const fits = ({ call }: CannedAnswer, method: string, url: string): boolean => {
  const pattern = call.url.replace(/:\w+/g, '[^/]+');
  return call.method === method && new RegExp(`^${pattern}(\\?.*)?$`).test(url);
};

/** A network of canned answers; the first that fits is given. */
export const cannedTransport =
  (answers: readonly CannedAnswer[]): Transport =>
  async ({ method, url, body }) => {
    const found = answers.find((each) => fits(each, method, url));
    if (!found) {
      console.error(`The story says nothing of ${method} ${url}`);
      return { status: 404, body: { status: false, message: 'not_canned', errors: {} } };
    }
    return found.answer(body as never);
  };
