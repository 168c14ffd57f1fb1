// Exits with 0 when the web server of this machine is up, for the container engine's health check.
const port = process.env.PORT || 4200;
const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) });
process.exit(ok ? 0 : 1);
