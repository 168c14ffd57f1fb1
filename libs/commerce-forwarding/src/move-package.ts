import type { Schema, Transaction } from '@shop/database';
import { movePackage, type PackageAct } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import type { Updateable } from 'kysely';
import { changePackage, insertPackageEvent, type PackageRow } from './packages.repository.ts';

export type Moved = {
  /** `client`, `clock`, or the name of a member of staff. */
  readonly actor: string;
  readonly now: Date;
  readonly note?: string;
};

type Change = Omit<Updateable<Schema['package']>, 'state' | 'updated_at'>;

/**
 * Moves a locked package by one act, with what the act changes, and records it. The only way in which the state of a
 * package changes.
 */
export const moveOnePackage = async (
  tx: Transaction,
  row: PackageRow,
  act: PackageAct,
  { actor, now, note = '' }: Moved,
  change: Change = {},
): Promise<PackageRow> => {
  const moved = movePackage(row.state, act);
  if (!moved.ok) throw conflict(`package.${moved.error.from}_not_${moved.error.to}`);
  const state = moved.value;
  const changed = await changePackage(tx, row.id, { ...change, state, updated_at: now });
  await insertPackageEvent(tx, { packageId: row.id, state, actor, note, at: now });
  return changed;
};
