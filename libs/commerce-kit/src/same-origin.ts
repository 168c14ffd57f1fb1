import type { FastifyInstance } from 'fastify';
import { forbidden } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const FOREIGN = new Set(['cross-site', 'same-site']);

/** Refuses changes that another site causes: the browser reports where a request comes from. Links are allowed. */
export const refuseForeignMutations = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    if (typeof site === 'string' && FOREIGN.has(site) && !SAFE.has(request.method)) throw forbidden();
  });
};
