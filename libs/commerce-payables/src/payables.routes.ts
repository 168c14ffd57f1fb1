import { payablesContract } from '@shop/contracts/payables';
import type { Module } from '@shop/commerce-kit/module';
import { slugOf } from '@shop/commerce-kit/slug-of';
import { onceByKey } from '@shop/commerce-payments';
import { payPayable } from './pay-payable.ts';
import { answerPayable } from './payable-answer.ts';
import type { PayablesDeps } from './payables.ports.ts';
import { assertUnpaid, getOwnPayableNow } from './payable-now.ts';

export const payablesRoutes =
  (deps: PayablesDeps): Module =>
  async (app) => {
    app.call(payablesContract.fetch, async (asked) => {
      const slug = slugOf(asked);
      if (await deps.ownsCheckout(slug, asked.visitor)) return { payable: null };
      const own = await getOwnPayableNow(deps, slug, asked.visitor);
      assertUnpaid(own.payable);
      return { payable: await answerPayable(deps, own, asked.now) };
    });

    app.call(payablesContract.pay, async (asked) => {
      const slug = slugOf(asked);
      // Checked before the key: the answer must not reveal to another visitor whether the key was used.
      await getOwnPayableNow(deps, slug, asked.visitor);
      const { body, now, idempotencyKey } = asked;
      return onceByKey(
        deps.db,
        payablesContract.pay.answer,
        { scope: `pay:${slug}`, key: idempotencyKey, body, now },
        (key) => payPayable(deps, { ...asked, slug, key }),
      );
    });
  };
