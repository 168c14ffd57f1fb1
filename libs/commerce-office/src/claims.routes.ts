import { staffCallsContract } from '@shop/contracts/staff';
import { claimNumber, type ClaimState } from '@shop/domain/claim';
import { fromWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import {
  answerClaim,
  decideClaim,
  findClaimById,
  findFile,
  kindInClaim,
  type DecisionRefusal,
} from '@shop/commerce-claims';
import { orderRefund } from '@shop/commerce-payments';
import { staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import { detailClaim, listClaims } from './claim-queue.ts';
import type { OfficeDeps } from './office.ports.ts';

const refuse = (code: DecisionRefusal): never => {
  if (code === 'unknown_claim') throw notFound();
  if (code === 'too_much') throw invalid({ amount: ['too_much'] });
  if (code === 'text_missing') throw invalid({ text: ['required'] });
  throw conflict(`staff.${code}`);
};

const sumOf = (amount: number | null): number | null => {
  try {
    return amount === null ? null : fromWire(amount);
  } catch {
    throw invalid({ amount: ['fraction'] });
  }
};

const ENDINGS = { picture: 'jpg', document: 'pdf' } as const;

/** Claims: the acts are those of `npm run claims`. */
export const claimRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, files, settling } = deps;

    const getClaim = async (id: number) => {
      const claim = await findClaimById(db, id);
      if (!claim) throw notFound();
      return claim;
    };
    const on = async ({ who, staff, body: { id } }: StaffContext<{ id: number }>, reason: string) => {
      const { brand, number } = await getClaim(id);
      const acted = await acting(deps, { who, reason, subject: { kind: 'claim', id } });
      return {
        as: {
          ...acted,
          orderRefund: (asked: Parameters<typeof orderRefund>[1]) => orderRefund(settling, asked),
        },
        of: { brand, number, staff: staff.login },
      };
    };
    const decide = async (
      context: StaffContext<{ id: number; text: string }>,
      state: ClaimState,
      amount: number | null = null,
    ) => {
      const { as, of } = await on(context, '');
      const done = await decideClaim(as, { ...of, state, text: context.body.text, amount });
      return done.ok ? { state: done.value.claim.state } : refuse(done.error);
    };

    call(staffCallsContract.claims, async ({ body }) => ({ claims: await listClaims(db, body.state) }));

    call(staffCallsContract.claim, async ({ body }) => ({
      claim: await detailClaim(db, await getClaim(body.id)),
    }));

    call(staffCallsContract.claimFile, async ({ body }) => {
      const claim = await getClaim(body.id);
      const file = await findFile(db, claim.id, body.position);
      if (!file) throw notFound();
      const kind = kindInClaim(file.kind);
      return {
        ...{ kind, name: `${claimNumber(claim.number)}-${body.position}.${ENDINGS[kind]}` },
        bytes: (await files.read(file.stored_as)).toString('base64'),
      };
    });

    call(staffCallsContract.writeToBuyer, async (context) => {
      const { as, of } = await on(context, '');
      const done = await answerClaim(as, { ...of, text: context.body.text });
      return done.ok ? {} : refuse(done.error);
    });

    call(staffCallsContract.decideClaim, (context) => decide(context, context.body.state));
    call(staffCallsContract.refundClaim, (context) => decide(context, 'refund', sumOf(context.body.amount)));
  };
