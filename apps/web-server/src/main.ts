import path from 'node:path';
import { openFailureReports, reportLogged } from '@shop/outbound/reports';
import { createEndOfService, createLogDestination, readOrEnd } from '@shop/outbound/serving';
import type { FastifyListenOptions } from 'fastify';
import { pino } from 'pino';
import { buildWebServer } from './build-web-server.ts';
import { createBrandStore } from './brands/brand-store.ts';
import { shareOwnPackages } from './brands/shared-packages.ts';
import { readEnv } from './env.ts';

const env = readOrEnd(() => readEnv(process.env));
// Selects the build of React that a brand loads. Set here, where brands are known to be built ones.
process.env['NODE_ENV'] = 'production';
shareOwnPackages(path.join(import.meta.dirname, 'shared'));
const reports = await openFailureReports(env.reportTo && { ...env.reportTo, server: 'web' });
const log = pino({ level: env.logLevel, hooks: reportLogged(reports.report) }, createLogDestination());
const brands = createBrandStore(env.brandsDir, env.servedBrands);
const service = createEndOfService({ drainMs: env.drainWait });
const app = await buildWebServer({ env, brands, log, isEnding: service.isEnding });
app.addHook('onClose', () => reports.close());
// A new process may listen on the port before this one closes it.
const listening: FastifyListenOptions & { reusePort: boolean } = {
  port: env.port,
  host: env.host,
  reusePort: true,
};
await app.listen(listening);
service.listenForSignals(app);
