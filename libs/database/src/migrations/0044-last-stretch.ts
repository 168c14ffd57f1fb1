import { sql, type Kysely } from 'kysely';

const STATES = `('accepted', 'paid', 'purchasing', 'at_warehouse', 'shipped', 'customs', 'out_for_delivery', 'delivered',
  'cancelled', 'refunded', 'partly_refunded', 'disputed')`;

const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['quote', 'state'],
  ['quote', 'state_before_dispute'],
  ['order_event', 'state'],
];

/** An order on its way may be with customs, and then with the courier who brings it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of COLUMNS) {
    const check = `${table}_${column}_check`;
    await sql
      .raw(
        `alter table ${table} drop constraint ${check}, add constraint ${check} check (${column} in ${STATES})`,
      )
      .execute(db);
  }
};
