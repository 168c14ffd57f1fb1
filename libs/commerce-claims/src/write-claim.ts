import type { Transaction } from '@shop/database';
import { isClaimable, stateAfterReply, isOpenClaim } from '@shop/domain/claim';
import { takeFiles } from '@shop/commerce-files';
import { conflict, invalid } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import { findLines, lockOrder, type OrderRow } from '@shop/commerce-orders';
import type { SubmitClaim } from '@shop/contracts/claims';
import { claimMail } from './claim-mails.ts';
import type { ClaimChangeDeps } from './claims.ports.ts';
import {
  changeClaim,
  countClaimsOfOrder,
  countFiles,
  insertClaim,
  insertEvent,
  insertFiles,
  insertLines,
  insertMessage,
  lockClaim,
  MOST_CLAIMS_OF_ORDER,
  nextNumber,
  type ClaimRow,
} from './claims.repository.ts';

type Submitted = Omit<SubmitClaim, 'slug'> & { readonly language: Locale; readonly now: Date };

/** Of all messages of a claim. */
const MOST_FILES_OF_CLAIM = 30;

/** @throws the refusal of the field `lines`: unknown, repeated, or more than were ordered. */
const mustBeOrdered = async (tx: Transaction, quoteId: number, lines: Submitted['lines']): Promise<void> => {
  const ordered = new Map(
    (await findLines(tx, quoteId)).map(({ position, quantity }) => [position, quantity]),
  );
  for (const { position, quantity } of lines) {
    if (quantity > (ordered.get(position) ?? 0)) throw invalid({ lines: ['claim_quantity'] });
    ordered.delete(position);
  }
};

/** Writes a claim of an order, with its files, and confirms it by mail. */
export const writeClaim = async (
  tx: Transaction,
  { mail, brands }: ClaimChangeDeps,
  asked: Pick<OrderRow, 'id'>,
  { language, now, ...given }: Submitted,
): Promise<ClaimRow> => {
  const order = await lockOrder(tx, asked.id);
  if (!isClaimable({ state: order.state, isPaid: order.paid_at !== null }))
    throw conflict('order_not_claimable');
  await mustBeOrdered(tx, order.id, given.lines);
  if ((await countClaimsOfOrder(tx, order.id)) >= MOST_CLAIMS_OF_ORDER) throw conflict('too_many_claims');
  const files = await takeFiles(tx, { brand: order.brand, keys: given.files, now });
  const claim = await insertClaim(tx, {
    ...{ slug: secretSlug(), brand: order.brand, number: await nextNumber(tx, order.brand) },
    ...{ quote_id: order.id, client_id: order.client_id, language },
    ...{ email: order.email, name: order.address.first_name },
    ...{ reason: given.reason, wish: given.wish },
    ...{ refund_amount: null, refund_currency_id: null },
    ...{ created_at: now, updated_at: now, closed_at: null },
  });
  await insertLines(tx, claim.id, given.lines);
  const message = await insertMessage(tx, {
    ...{ claim_id: claim.id, author: 'buyer', staff: null, body: given.text, created_at: now },
  });
  await insertFiles(
    tx,
    message,
    files.map(({ id }) => id),
  );
  await insertEvent(tx, { claim_id: claim.id, state: 'received', actor: 'buyer', created_at: now });
  await mail.enqueue(tx, claimMail(brands, claim, { news: 'received', cause: 'received' }));
  return claim;
};

type Reply = { readonly text: string; readonly files: readonly string[]; readonly now: Date };

/** A message of the buyer. The answer to a question of staff returns the claim to review. */
export const replyToClaim = async (
  tx: Transaction,
  asked: ClaimRow,
  { text, files: keys, now }: Reply,
): Promise<void> => {
  const claim = await lockClaim(tx, asked.id);
  if (!isOpenClaim(claim.state)) throw conflict('claim_closed');
  if ((await countFiles(tx, claim.id)) + keys.length > MOST_FILES_OF_CLAIM)
    throw invalid({ files: ['too_many_files'] });
  const files = await takeFiles(tx, { brand: claim.brand, keys, now });
  const message = await insertMessage(tx, {
    ...{ claim_id: claim.id, author: 'buyer', staff: null, body: text, created_at: now },
  });
  await insertFiles(
    tx,
    message,
    files.map(({ id }) => id),
  );
  const state = stateAfterReply(claim.state);
  await changeClaim(tx, claim.id, { state, updated_at: now });
  if (state !== claim.state)
    await insertEvent(tx, { claim_id: claim.id, state, actor: 'buyer', created_at: now });
};
