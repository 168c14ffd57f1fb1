import type { FastifyInstance } from 'fastify';
import { forbidden } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const FOREIGN = new Set(['cross-site', 'same-site']);

/** Another site may link here, never act here: the browser itself says where a request comes from. */
export const refuseForeignMutations = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const site = request.headers['sec-fetch-site'];
    if (typeof site === 'string' && FOREIGN.has(site) && !SAFE.has(request.method)) throw forbidden();
  });
};
