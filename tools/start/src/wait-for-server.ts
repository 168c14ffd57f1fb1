import { request } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The status of one request; undefined without an answer. Sent to the IP address: `lt.localhost` need not resolve. */
const statusOf = (port: number, pathname: string, host: string) =>
  new Promise<number | undefined>((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port, path: pathname, headers: { host }, timeout: 5_000 },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(undefined));
    asked.end();
  });

/** Waits until a server answers a request successfully. */
export const untilAnswers = async (
  port: number,
  pathname: string,
  { host = 'localhost', patience = 60_000 } = {},
): Promise<void> => {
  const giveUpAt = Date.now() + patience;
  let status: number | undefined;
  while (Date.now() < giveUpAt) {
    status = await statusOf(port, pathname, host);
    if (status !== undefined && status < 400) return;
    await wait(100);
  }
  throw new Error(`http://${host}:${port}${pathname} does not answer (last status: ${status ?? 'none'})`);
};

/** Tells whether a port is in use. Servers can share ports, so two starts would otherwise mix. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
