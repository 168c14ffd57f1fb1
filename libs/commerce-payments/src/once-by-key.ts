import { createHash } from 'node:crypto';
import { toJson, type Database } from '@shop/database';
import { conflict, invalid, Problem } from '@shop/commerce-kit/problem';

type KeyedRequest = {
  /** The visitor and the call that the key belongs to: keys of different visitors never collide. */
  readonly scope: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly now: Date;
};

/** The call's own schema, which parses the stored answer. */
type AnswerSchema<Answer> = { readonly parse: (kept: unknown) => Answer };

/** A request that is unfinished after this time has lost its process; another may take it over. */
const TAKEN_OVER_MS = 20_000;

const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/**
 * Answers each key once: the same body gets the same answer again, another body is refused, and a request whose key is
 * still being answered gets a conflict. A refusal is not stored, so that the request can be corrected and sent again.
 */
export const onceByKey = async <Answer extends object>(
  db: Database,
  answerSchema: AnswerSchema<Answer>,
  { scope, key, body, now }: KeyedRequest,
  work: (key: string) => Promise<Omit<Answer, 'status'>>,
): Promise<Omit<Answer, 'status'>> => {
  if (!key) throw invalid({ 'idempotency-key': ['required'] });
  const bodyHash = hashOf(body);
  const earlier = await begin(db, { scope, key, bodyHash, now });
  if (earlier) return answerSchema.parse({ status: true, ...earlier });
  try {
    const answer = await work(key);
    await db
      .updateTable('idempotency_key')
      .set({ state: 'done', answer: toJson(answer), status: 200, finished_at: now })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return answer;
  } catch (error) {
    if (error instanceof Problem) await forget(db, scope, key);
    throw error;
  }
};

type Begun = { scope: string; key: string; bodyHash: string; now: Date };

const begin = async (db: Database, { scope, key, bodyHash, now }: Begun): Promise<object | null> => {
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ scope, key, body_hash: bodyHash, started_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  const known = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.body_hash !== bodyHash) throw invalid({ 'idempotency-key': ['other_body'] });
  if (known?.state === 'done' && known.answer) return known.answer;
  if (known && (await takeOver(db, { scope, key, bodyHash, now }))) return null;
  throw conflict('in_flight');
};

const takeOver = async (db: Database, { scope, key, now }: Begun): Promise<boolean> => {
  const taken = await db
    .updateTable('idempotency_key')
    .set({ started_at: now })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'in_flight')
    .where('started_at', '<', new Date(now.getTime() - TAKEN_OVER_MS))
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
};

const forget = (db: Database, scope: string, key: string) =>
  db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('state', '=', 'in_flight')
    .execute();
