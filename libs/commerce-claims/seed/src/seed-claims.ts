import { createHash } from 'node:crypto';
import type { BrandConfig } from '@shop/brand';
import type { Database } from '@shop/database';
import { PLANS, type ClaimPlan } from './claim-plans.ts';

type Client = {
  readonly id: number;
  readonly brand: BrandConfig;
  readonly persona: { readonly email: string };
};

type ClaimedOrder = {
  readonly quote_id: number;
  readonly position: number;
  readonly line_total: number;
  readonly currency_id: number;
  readonly first_name: string;
};

const EMAIL = 'everything@nordport.example';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Lines of the client's delivered orders: each claim has one. */
const findLines = (db: Database, clientId: number): Promise<ClaimedOrder[]> =>
  db
    .selectFrom('order_line')
    .innerJoin('quote', 'quote.id', 'order_line.quote_id')
    .innerJoin('client', 'client.id', 'quote.client_id')
    .select(['order_line.quote_id', 'order_line.position', 'order_line.line_total', 'quote.currency_id'])
    .select('client.first_name')
    .where('quote.client_id', '=', clientId)
    .where('quote.kind', '=', 'marketplace')
    .where('quote.state', '=', 'delivered')
    .orderBy('order_line.quote_id')
    .orderBy('order_line.position')
    .execute();

type Planned = { readonly plan: ClaimPlan; readonly number: number; readonly today: Date };

const insertClaim = async (
  db: Database,
  { id: clientId, brand }: Client,
  line: ClaimedOrder,
  { plan, number, today }: Planned,
): Promise<{ id: number; stepAt: (step: number) => Date }> => {
  const from = today.getTime() - plan.daysAgo * DAY_MS;
  const stepAt = (step: number): Date => new Date(from + step * HOUR_MS * 3);
  const isRefunded = plan.road.includes('refund');
  const ended = stepAt(plan.road.length - 1);
  const { id } = await db
    .insertInto('claim')
    .values({
      slug: createHash('sha256').update(`claim/${brand.key}/${number}`).digest('base64url').slice(0, 22),
      ...{ brand: brand.key, number, quote_id: line.quote_id, client_id: clientId },
      ...{ language: brand.defaultLocale, email: EMAIL, name: line.first_name },
      ...{ reason: plan.reason, wish: plan.wish, state: plan.road.at(-1) ?? 'received' },
      refund_amount: isRefunded ? line.line_total : null,
      refund_currency_id: isRefunded ? line.currency_id : null,
      ...{ created_at: stepAt(0), updated_at: ended },
      closed_at: plan.road.includes('closed') ? ended : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, stepAt };
};

const writeClaim = async (
  db: Database,
  client: Client,
  line: ClaimedOrder,
  planned: Planned,
): Promise<void> => {
  const { plan } = planned;
  const { id, stepAt } = await insertClaim(db, client, line, planned);
  await db.insertInto('claim_line').values({ claim_id: id, position: line.position, quantity: 1 }).execute();
  const answer = { author: 'staff', staff: 'lead', body: plan.answer ?? '' } as const;
  await db
    .insertInto('claim_message')
    .values([
      { claim_id: id, author: 'buyer', staff: null, body: plan.text, created_at: stepAt(0) },
      ...(plan.answer === undefined ? [] : [{ ...answer, claim_id: id, created_at: stepAt(1) }]),
    ])
    .execute();
  await db
    .insertInto('claim_event')
    .values(
      plan.road.map((state, step) => ({
        ...{ claim_id: id, state, created_at: stepAt(step) },
        actor: step === 0 ? 'buyer' : 'staff:lead',
      })),
    )
    .execute();
};

/** A claim in each state, at every brand whose demo client has the orders for it. */
export async function seedClaims(db: Database, clients: readonly Client[], today: Date): Promise<void> {
  for (const client of clients.filter(({ persona }) => persona.email === EMAIL)) {
    const lines = await findLines(db, client.id);
    if (lines.length < PLANS.length) continue;
    for (const [at, plan] of PLANS.entries()) {
      const line = lines[at];
      if (line) await writeClaim(db, client, line, { plan, number: at + 1, today });
    }
    const series = { brand: client.brand.key, last_number: PLANS.length };
    await db.insertInto('claim_series').values(series).execute();
  }
}
