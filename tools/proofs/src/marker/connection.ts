import { Pool } from 'undici';

export type Page = { readonly status: number; readonly html: string };

type Connection = {
  readonly port: number;
  readonly brand: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** The visitor's network address. */
  readonly place?: string;
};

const pools = new Map<number, Pool>();
const poolOf = (port: number): Pool => {
  const known = pools.get(port) ?? new Pool(`http://127.0.0.1:${port}`, { connections: 16 });
  pools.set(port, known);
  return known;
};

const NAME_AND_VALUE = /^([^=]+)=([^;]*)/;

/** Pages and calls of one browser, which keeps its cookies. */
export const createConnection = ({ port, brand, place, cookies: first = {} }: Connection) => {
  const cookies = new Map(Object.entries(first));
  const keep = (line: string): void => {
    const [, name = '', value = ''] = NAME_AND_VALUE.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  };
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Page> => {
    const answer = await poolOf(port).request({
      method,
      path,
      headers: {
        host: `${brand}.localhost:${port}`,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-shop-locale': 'en',
        ...(place && { 'x-forwarded-for': place }),
        ...(body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(line);
    return { status: answer.statusCode, html: await answer.body.text() };
  };
  return {
    cookies,
    see: (path: string): Promise<Page> => send('GET', path),
    call: async <Answer>(path: string, body: object): Promise<Answer> => {
      const { status, html } = await send('POST', path, body);
      if (status !== 200) throw new Error(`${path} answers ${status}: ${html}`);
      return JSON.parse(html) as Answer;
    },
  };
};

export const closeConnections = async (): Promise<void> => {
  for (const pool of pools.values()) await pool.close();
  pools.clear();
};
