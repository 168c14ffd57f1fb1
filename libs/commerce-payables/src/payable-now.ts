import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { findPayable, isOwnPayable, type Payable, type PayableTitle } from '@shop/commerce-payments';
import type { PayablesDeps } from './payables.ports.ts';
import { notPayableNow, paidAlready } from './payables.problems.ts';

export type PayableNow = { readonly payable: Payable; readonly title: PayableTitle };

/**
 * A payable of the visitor that can be paid without a checkout. Another visitor's payable is answered like an unknown
 * one, and so is one that only its checkout can pay.
 */
export const getOwnPayableNow = async (
  { db, kinds }: Pick<PayablesDeps, 'db' | 'kinds'>,
  slug: string,
  visitor: Visitor,
): Promise<PayableNow> => {
  const payable = await findPayable(db, slug);
  const describe = payable && kinds[payable.kind]?.describe;
  if (!payable || !describe || !isOwnPayable(payable, visitor)) throw notFound();
  const title = await describe(db, payable);
  if (!title || payable.state === 'closed') throw notPayableNow();
  return { payable, title };
};

export const assertUnpaid = (payable: Payable): void => {
  if (payable.state === 'paid') throw paidAlready(payable);
  if (payable.state === 'closed') throw notPayableNow();
};
