// Preloaded into a server that another program starts: the server ends when its parent ends for any reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
