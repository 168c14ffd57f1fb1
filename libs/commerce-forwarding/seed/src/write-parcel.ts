import type { Database } from '@shop/database';
import type { PackageState } from '@shop/domain/forwarding';
import { fromCents } from '@shop/domain/money';
import type { DemoClient } from './demo-client.ts';
import type { ParcelPlan } from './parcel-plans.ts';

const DAY_MS = 86_400_000;
const SIDES_MM = { length_mm: 300, width_mm: 220, height_mm: 140 };

/** The states that a parcel has passed, in their order. */
const ROADS: Readonly<Partial<Record<PackageState, readonly PackageState[]>>> = {
  announced: ['announced'],
  received: ['announced', 'received'],
  unidentified: ['received', 'unidentified'],
  checked: ['announced', 'received', 'checked'],
  restricted_hold: ['announced', 'received', 'checked', 'restricted_hold'],
  in_storage: ['announced', 'received', 'checked', 'in_storage'],
  overdue: ['announced', 'received', 'checked', 'in_storage', 'overdue'],
  packed: ['announced', 'received', 'checked', 'in_storage', 'packed'],
  shipped: ['announced', 'received', 'checked', 'in_storage', 'packed', 'shipped'],
  returned: ['announced', 'received', 'checked', 'restricted_hold', 'returned'],
  disposed: ['announced', 'received', 'checked', 'restricted_hold', 'disposed'],
  abandoned: ['announced', 'received', 'checked', 'in_storage', 'overdue', 'abandoned'],
};
/** A parcel is measured when it is checked; so is one without an owner. */
const MEASURED: readonly PackageState[] = ['checked', 'unidentified'];

const rowOf = ({ id, brand }: DemoClient, plan: ParcelPlan, at: Date) => {
  const road = ROADS[plan.state] ?? [];
  const { state, shop, contents } = plan;
  return {
    ...{ brand: brand.key, client_id: state === 'unidentified' ? null : id, state },
    ...{ tracking_number: plan.number, shop, contents },
    declared_value: fromCents(plan.dollars * 100),
    ...(road.includes('received') && { received_at: at }),
    ...(road.some((passed) => MEASURED.includes(passed)) && { weight_g: plan.grams, ...SIDES_MM }),
    ...(road.includes('in_storage') && { stored_at: at, shelf: 'A-12' }),
    ...(road.includes('restricted_hold') && { hold_reason: 'A lithium battery without its papers' }),
    ...{ created_at: new Date(at.getTime() - DAY_MS), updated_at: at },
  };
};

/** Writes a parcel of the client with its history, and returns its id. */
export const writeParcel = async (
  db: Database,
  client: DemoClient,
  plan: ParcelPlan,
  today: Date,
): Promise<number> => {
  const at = new Date(today.getTime() - plan.daysAgo * DAY_MS);
  const { id } = await db
    .insertInto('package')
    .values(rowOf(client, plan, at))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('package_event')
    .values(
      (ROADS[plan.state] ?? []).map((state) => ({ package_id: id, state, actor: 'seed', created_at: at })),
    )
    .execute();
  return id;
};
