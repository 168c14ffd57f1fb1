import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

export type Asked = {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Sent as JSON, as the shop's own scripts do. */
  readonly body?: unknown;
  /** Sent as a form, as a page without scripts does. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** `name=value` of every cookie that was set. */
  readonly cookies: readonly string[];
};

type To = { readonly port: number; readonly brand: string; readonly agent?: Agent };

const TIMEOUT_MS = 30_000;

const payloadOf = ({ body, form }: Asked): { type: string; text: string } | undefined => {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  if (body === undefined) return undefined;
  return { type: 'application/json', text: JSON.stringify(body) };
};

/** One request to a brand, sent to the IP address: `lt.localhost` need not resolve. Redirects are not followed. */
export const send = ({ port, brand, agent }: To, asked: Asked): Promise<Answer> => {
  const host = `${brand}.localhost:${port}`;
  const payload = payloadOf(asked);
  const { method = payload ? 'POST' : 'GET', path } = asked;
  const headers = {
    ...{ host, origin: `http://${host}` },
    ...(payload && { 'content-type': payload.type, 'content-length': Buffer.byteLength(payload.text) }),
    ...asked.headers,
  };
  const options = { host: '127.0.0.1', port, method, path, headers, timeout: TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, ...(agent && { agent }) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          headers: answer.headers,
          cookies: (answer.headers['set-cookie'] ?? []).flatMap((line) => line.split(';')[0] ?? []),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer: ${path}`)));
    sent.on('error', reject);
    sent.end(payload?.text);
  });
};
