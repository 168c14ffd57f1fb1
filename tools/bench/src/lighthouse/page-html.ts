import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** A page of a brand. Asked by IP address, since `lt.localhost` need not resolve; `fetch` does not allow a `host` header. */
export const htmlOf = (host: string, port: number, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => resolve(text(answer))).once(
      'error',
      reject,
    );
  });
