import { startEmbeddedPostgres } from './embedded-postgres.ts';

// The parent that tests kill: starts a server, prints its address, and releases it when asked to end.
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
process.send?.(server.url);
process.once('SIGTERM', () => void server.release().then(() => process.exit(0)));
// Keeps this process running.
setInterval(() => {}, 60_000);
