import { releaseFiles } from '@shop/commerce-files';
import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';
import { claimNumber, type ClaimState } from '@shop/domain/claim';

/** The buyer still waits for an answer or for goods. */
const UNDECIDED: readonly ClaimState[] = ['received', 'in_review', 'question', 'replacement', 'repair'];

const claimsOf = (db: Database, clientId: number) =>
  db.selectFrom('claim').selectAll().where('client_id', '=', clientId).orderBy('id').execute();

export const claimsPersonal: PersonalPart = {
  topic: 'claims',
  read: async (db, { clientId }) => {
    const claims = await claimsOf(db, clientId);
    const messages = await db
      .selectFrom('claim_message')
      .innerJoin('claim', 'claim.id', 'claim_message.claim_id')
      .leftJoin('claim_file', 'claim_file.message_id', 'claim_message.id')
      .select([
        'claim_message.id',
        'claim_message.claim_id',
        'claim_message.body',
        'claim_message.created_at',
      ])
      .select((eb) => eb.fn.count<string>('claim_file.file_id').as('files'))
      .where('claim.client_id', '=', clientId)
      .groupBy('claim_message.id')
      .orderBy('claim_message.id')
      .execute();
    return claims.flatMap((claim) => [
      {
        ...{ number: claimNumber(claim.number), kind: claim.reason, state: claim.state },
        ...{ name: claim.name, email: claim.email, created: claim.created_at },
      },
      ...messages
        .filter(({ claim_id }) => claim_id === claim.id)
        .map(({ body, created_at, files }) => ({
          ...{ number: claimNumber(claim.number), text: body, created: created_at },
          files: Number(files) || null,
        })),
    ]);
  },
  obstacles: async (db, { clientId }) => {
    const open = await db
      .selectFrom('claim')
      .select('id')
      .where('client_id', '=', clientId)
      .where('state', 'in', UNDECIDED)
      .limit(1)
      .executeTakeFirst();
    return open ? ['open_claims'] : [];
  },
  /** What was claimed and how it ended stays. What the buyer wrote and sent does not. */
  erase: async (tx, { clientId }, now) => {
    const claims = await claimsOf(tx, clientId);
    if (claims.length === 0) return;
    const ids = claims.map(({ id }) => id);
    const files = await tx.selectFrom('claim_file').select('file_id').where('claim_id', 'in', ids).execute();
    await releaseFiles(
      tx,
      files.map(({ file_id }) => file_id),
    );
    await tx.deleteFrom('claim_message').where('claim_id', 'in', ids).execute();
    await tx
      .updateTable('claim')
      .set({ name: '', email: `erased-${clientId}@erased.invalid`, state: 'closed' })
      .set((eb) => ({ closed_at: eb.fn.coalesce('closed_at', eb.val(now)) }))
      .where('id', 'in', ids)
      .execute();
  },
};
