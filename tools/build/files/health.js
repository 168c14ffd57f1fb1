// Ends with 0 when the server in this container answers, for the engine's health check.
const port = process.env.SHOP_HEALTH_PORT ?? process.env.PORT;
const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
process.exit(ok ? 0 : 1);
