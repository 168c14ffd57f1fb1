import type { Schema, Transaction } from '@shop/database';
import { moveForward, type ForwardAct } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import type { Updateable } from 'kysely';
import { changeForward, insertForwardEvent, type ForwardRow } from './forwards.repository.ts';
import type { Moved } from './move-package.ts';

type Change = Omit<Updateable<Schema['forward_request']>, 'state' | 'updated_at'>;

/**
 * Moves a locked request by one act, with what the act changes, and records it. The only way in which the state of a
 * request changes.
 */
export const moveOneForward = async (
  tx: Transaction,
  request: ForwardRow,
  act: ForwardAct,
  { actor, now, note = '' }: Moved,
  change: Change = {},
): Promise<ForwardRow> => {
  const moved = moveForward(request.state, act);
  if (!moved.ok) throw conflict(`forward.${moved.error.from}_not_${moved.error.to}`);
  const state = moved.value;
  const changed = await changeForward(tx, request.id, { ...change, state, updated_at: now });
  await insertForwardEvent(tx, { requestId: request.id, state, actor, note, at: now });
  return changed;
};
