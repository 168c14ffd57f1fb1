import { startEmbeddedPostgres } from './embedded-postgres.ts';

// The parent that tests kill: starts a server, tells its address, and leaves it when asked to end.
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
process.send?.(server.url);
process.once('SIGTERM', () => void server.release().then(() => process.exit(0)));
// Nothing else keeps this process up.
setInterval(() => {}, 60_000);
