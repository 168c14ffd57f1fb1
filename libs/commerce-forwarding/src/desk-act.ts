import type { Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { Problem } from '@shop/commerce-kit/problem';
import type { WarehouseDeskDeps } from './forwarding.ports.ts';

/** What refused an act of staff: a code, such as `package.packed_not_checked`. */
export type DeskResult<T> = Result<T, string>;

export type By = { readonly staff: string };

type Recorded = { readonly brand: string; readonly id: number };

/** One act of staff in one transaction, with its entry in the audit log. A refusal changes nothing. */
export const deskAct = async <T extends Recorded>(
  { db, audit }: WarehouseDeskDeps,
  { act, staff, subject }: { act: string; staff: string; subject: 'package' | 'order' },
  work: (tx: Transaction) => Promise<T>,
): Promise<DeskResult<T>> => {
  try {
    return ok(
      await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        await audit.recordIn(tx, {
          event: 'staff.acted',
          outcome: 'done',
          actor: { kind: 'staff', id: staff },
          subject: { kind: subject, id: done.id },
          place: { brand: done.brand },
          details: { act: `warehouse:${act}` },
        });
        return done;
      }),
    );
  } catch (error) {
    if (error instanceof Problem) return err(error.message);
    throw error;
  }
};
