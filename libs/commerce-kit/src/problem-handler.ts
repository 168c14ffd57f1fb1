import { maskAddress } from '@shop/domain/error-report';
import { answerHeaders } from '@shop/outbound/serving';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUnstorable } from './database-errors.ts';
import { invalid, notFound, Problem, unavailable } from './problem.ts';

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'body_is_no_json',
  404: 'not_found',
  405: 'not_found',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'body_is_no_json',
  429: 'too_many_requests',
  431: 'headers_too_large',
};

/** Every failure in one envelope. An internal error is logged, and its answer carries no details. */
export const answerProblems = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    const url = maskAddress(request.url);
    if (problem.status === 500) request.log.error({ err: error, url }, 'defect');
    else if (problem.status === 503) request.log.warn({ reason: error.message, url }, 'unavailable');
    return send(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
};

/**
 * An address that cannot be decoded, or that is too long, is answered like any unknown one. Hooks do not run for it, so
 * the headers of every answer are set here.
 */
export const createUnreadableAnswer =
  (isSecure: boolean) =>
  (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void send(reply.headers(answerHeaders(isSecure)), notFound());
  };

const toProblem = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return unavailable();
  if (isUnstorable(error)) return invalid({});
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500
    ? new Problem(statusCode, BY_STATUS[statusCode] ?? 'refused')
    : new Problem(500, 'defect');
};

// Sent as text: the route's own schema describes its success only.
const send = (reply: FastifyReply, { status, message, errors, headers }: Problem) =>
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => body as string)
    .send(JSON.stringify({ status: false, message, errors }));
