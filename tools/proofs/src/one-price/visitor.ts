import { request } from 'node:http';

type Answer = { readonly status: number; readonly text: string; readonly cookies: readonly string[] };
type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown };

const send = (
  port: number,
  brand: string,
  cookies: string,
  { method, path, body }: Asked,
): Promise<Answer> => {
  const host = `${brand}.localhost:${port}`;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...{ host, origin: `http://${host}` },
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
    }),
    ...(cookies && { cookie: cookies }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          cookies: (answer.headers['set-cookie'] ?? []).flatMap((line) => line.split(';')[0] ?? []),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer: ${path}`)));
    sent.on('error', reject);
    sent.end(payload);
  });
};

/** A visitor of a brand who keeps cookies, as a browser does. */
export const createVisitor = (port: number, brand: string, first: Readonly<Record<string, string>> = {}) => {
  const cookies = new Map(Object.entries(first));
  const ask = async (asked: Asked): Promise<string> => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(port, brand, kept, asked);
    for (const pair of answer.cookies) {
      const [name = '', value = ''] = pair.split('=', 2);
      cookies.set(name, value);
    }
    if (answer.status !== 200)
      throw new Error(`${brand} ${asked.path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer.text;
  };
  return {
    page: (path: string): Promise<string> => ask({ method: 'GET', path }),
    call: async <Answered>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answered> =>
      JSON.parse(await ask({ method, path, ...(body !== undefined && { body }) })) as Answered,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
