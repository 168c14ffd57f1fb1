import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The calls as OpenAPI, generated from the contracts; not in production. */
export const describeCalls = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Shop API', version: '1' } },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
};
