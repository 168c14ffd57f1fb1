import type { Transaction } from '@shop/database';
import { moveQuote, type QuoteAct } from '@shop/domain/quotes';
import { conflict } from '@shop/commerce-kit/problem';
import type { RequestRow } from './drafts.repository.ts';
import { changeRequest, insertEvent } from './quotes.repository.ts';

export type Moved = {
  /** `buyer`, `pricer`, `clock`, or the name of a member of staff. */
  readonly actor: string;
  readonly now: Date;
  readonly note?: string;
};

type Change = Omit<Parameters<typeof changeRequest>[2], 'state' | 'updated_at'>;

/** The refusal of an act that the present state does not allow. */
export const impossible = (state: string) => conflict(`quote.not_when_${state}`);

/**
 * Moves a locked request by one act, with what the act changes, and records it. The only way in which the state of a
 * request changes.
 */
export const moveRequest = async (
  tx: Transaction,
  request: RequestRow,
  act: QuoteAct,
  { actor, now, note = '' }: Moved,
  change: Change = {},
): Promise<RequestRow> => {
  const moved = moveQuote(request.state, act);
  if (!moved.ok) throw impossible(request.state);
  const state = moved.value;
  const changed = await changeRequest(tx, request.id, { ...change, state, updated_at: now });
  await insertEvent(tx, { requestId: request.id, state, actor, note, at: now });
  return changed;
};
