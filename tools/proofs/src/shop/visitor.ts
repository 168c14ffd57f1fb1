import type { Agent } from 'node:http';
import { send, type Answer, type Asked } from './send.ts';

type VisitorOptions = {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
  /** The visitor's network address. */
  readonly place?: string;
};

/** A visitor of a brand who stores cookies, like a browser. */
export const createVisitor = (
  port: number,
  brand: string,
  { cookies: first = {}, agent, place }: VisitorOptions = {},
) => {
  const cookies = new Map(Object.entries(first));

  /** Any answer, with any status. */
  const ask = async (asked: Asked): Promise<Answer> => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(
      { port, brand, ...(agent && { agent }) },
      {
        ...asked,
        headers: {
          ...asked.headers,
          ...(kept && { cookie: kept }),
          ...(place && { 'x-forwarded-for': place }),
        },
      },
    );
    for (const pair of answer.cookies) {
      const [name = '', value = ''] = pair.split('=', 2);
      cookies.set(name, value);
    }
    return answer;
  };

  const mustSucceed = async (asked: Asked): Promise<string> => {
    const { status, text } = await ask(asked);
    if (status !== 200) throw new Error(`${brand} ${asked.path} answered ${status}: ${text.slice(0, 300)}`);
    return text;
  };

  return {
    ask,
    cookies: (): Readonly<Record<string, string>> => Object.fromEntries(cookies),
    page: (path: string): Promise<string> => mustSucceed({ path }),
    call: async <Answered>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answered> =>
      JSON.parse(await mustSucceed({ method, path, ...(body !== undefined && { body }) })) as Answered,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
