import http from 'node:http';
import path from 'node:path';
import { createEndOfService } from '@shop/outbound/serving';
import type { FastifyServerFactory } from 'fastify';
import { createServer } from 'vite';
import { buildWebServer } from './build-web-server.ts';
import { createSourceBrands } from './dev/source-brands.ts';
import { readEnv } from './env.ts';

const key = process.argv[2] ?? 'lt';
const repository = path.resolve(import.meta.dirname, '../../..');
const env = readEnv({ SHOP_DEBUG: '1', DEFAULT_BRAND: key, ...process.env });

const server = http.createServer();
const vite = await createServer({
  configFile: path.join(repository, 'apps', key, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server }, allowedHosts: ['.localhost'] },
  appType: 'custom',
});

// Sources, their updates and the public folder come from Vite; the rest is answered as in production.
const serverFactory: FastifyServerFactory = (handler) =>
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => handler(request, response));
  });

const brands = await createSourceBrands(vite, repository);
const app = await buildWebServer({ env, brands, isDevelopment: true, serverFactory });
app.addHook('onClose', () => vite.close());
await app.listen({ port: env.port, host: env.host });
console.log(`${key} is at http://${key}.localhost:${env.port}`);
createEndOfService({ drainMs: 0 }).listenForSignals(app);
