import type { BodyOf, Call, AnswerOf } from '@shop/contracts/calls';
import type { Contract } from '@shop/contracts/contract';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';

type Asked<C> = { body: BodyOf<C>; params: Readonly<Record<string, string>>; request: Request };
type Answering<C> = AnswerOf<C> | ((asked: Asked<C>) => AnswerOf<C> | Promise<AnswerOf<C>>);

const on = (call: Call, resolve: (asked: Asked<never>) => Promise<Response>): HttpHandler =>
  http[call.method === 'GET' ? 'get' : 'post'](`*${call.url}`, async ({ request, params }) =>
    resolve({
      body: (call.method === 'GET' ? undefined : await request.clone().json()) as never,
      params: params as Record<string, string>,
      request,
    }),
  );

/**
 * The API answers a call. The answer must match the call's contract, or the test fails: no test may invent
 * fields.
 */
export const answering = <C extends Contract<never, never> | Contract>(
  contract: C,
  answer: Answering<C>,
): HttpHandler =>
  on(contract, async (asked) => {
    const given =
      typeof answer === 'function' ? await (answer as (asked: Asked<never>) => unknown)(asked) : answer;
    const kept: unknown = (contract as Contract).answer.parse(given);
    return HttpResponse.json(kept as JsonBodyType);
  });

/** The API refuses a call, field by field. */
export const refusing = (
  call: Call,
  {
    status = 422,
    message = 'invalid',
    errors = {},
  }: { status?: number; message?: string; errors?: Record<string, string[]> } = {},
): HttpHandler => on(call, async () => HttpResponse.json({ status: false, message, errors }, { status }));

/** A call without an answer. */
export const unreachable = (call: Call): HttpHandler => on(call, async () => HttpResponse.error());
