import { visitorCalls, type AnswerOf } from '@shop/contracts/calls';
import type { ApiGateway } from './api-gateway.ts';
import { visitorHeaders, type Caller } from './visitor-headers.ts';

export type SaidOfVisitor = AnswerOf<typeof visitorCalls.summary>;

type SummaryDeps = { gateway: ApiGateway; secret: string };

/**
 * The API's summary of a visitor with a session; undefined when it does not answer: pages are shown without
 * it.
 */
export const createVisitorSummaries =
  ({ gateway, secret }: SummaryDeps) =>
  async (caller: Caller, signal: AbortSignal): Promise<SaidOfVisitor | undefined> => {
    try {
      const answer = await gateway.send({
        method: visitorCalls.summary.method,
        path: visitorCalls.summary.url,
        headers: { ...visitorHeaders(caller, secret), 'content-type': 'application/json' },
        body: '{}',
        signal,
      });
      const text = await answer.body.text();
      return answer.statusCode === 200 ? (JSON.parse(text) as SaidOfVisitor) : undefined;
    } catch {
      return undefined;
    }
  };
