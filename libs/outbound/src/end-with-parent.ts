// Preloaded into a server that another program starts: when the starter is gone, however it went, so is the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
