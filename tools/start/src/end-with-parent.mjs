// Preloaded into every server of `npm start`: when the starter is gone, however it went, so are they.
import process from 'node:process';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
