import type { FastifyInstance } from 'fastify';
import { actAfterwards } from './sandbox-afterwards.ts';
import { afterwardsPage } from './sandbox-afterwards.html.ts';
import type { SandboxBooks } from './sandbox.books.ts';
import { overPage } from './sandbox.html.ts';
import { sendPage } from './send-page.ts';
import { wishedLocale } from './wished-locale.ts';

type AfterwardsDeps = { readonly books: SandboxBooks; readonly clock: () => Date };

const NEWEST = 30;

/** The provider's back office: the captured payments, each with a refund and a dispute. */
export const afterwardsRoutes = (scope: FastifyInstance, { books, clock }: AfterwardsDeps): void => {
  scope.get('/dev/payments', { schema: { hide: true } }, async ({ headers }, reply) =>
    sendPage(reply, afterwardsPage(await books.findTaken(NEWEST), wishedLocale(headers['accept-language']))),
  );

  scope.post<{ Params: { ref: string } }>(
    '/dev/payments/:ref',
    { schema: { hide: true } },
    async ({ params, headers, body }, reply) => {
      const asked = body instanceof URLSearchParams ? body.get('act') : null;
      const isDone = await actAfterwards(books, params.ref, asked, clock());
      if (!isDone) return sendPage(reply, overPage(headers['accept-language']), 409);
      return reply.redirect('/dev/payments', 303);
    },
  );
};
