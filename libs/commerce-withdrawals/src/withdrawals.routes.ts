import { withdrawalsContract } from '@shop/contracts/withdrawals';
import { orderIdIn } from '@shop/domain/order-list';
import { orderNumber } from '@shop/domain/order-number';
import { isTooLate, lastDayToWithdraw } from '@shop/domain/withdrawal';
import type { AttemptsRepository } from '@shop/commerce-kit/attempts.repository';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import { actorOf } from '@shop/commerce-kit/audit-refusals';
import { evenly } from '@shop/commerce-kit/evenly';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { localeOf, type ShopBrand } from '@shop/commerce-kit/shop-brand';
import { getOwnOrder, getOwnOrderToChange, type CancelDeps, type OrderRow } from '@shop/commerce-orders';
import { leftOf, readFacts, stateWithdrawal, type OrderFacts } from './state-withdrawal.ts';
import { stateByNumber } from './state-by-number.ts';
import { inWords, receiptOf, typedReceipt } from './withdrawal-receipt.ts';
import { findOfOrder } from './withdrawals.repository.ts';
import { countTyped } from './withdrawals.limits.ts';

export type WithdrawalRouteDeps = CancelDeps & {
  readonly audit: Pick<AuditLog, 'record'>;
  readonly attempts: Pick<AttemptsRepository, 'take'>;
};

const A_MINUTE = { max: 10, window: 60_000 };

/** A brand that takes no goods back has none of these calls. */
const mustTakeBack = ({ promises }: ShopBrand): number => {
  if (promises?.returnDays == null) throw notFound();
  return promises.returnDays;
};

const termOf = (brand: ShopBrand, { arrivedAt }: OrderFacts) => ({
  arrivedAt,
  returnDays: mustTakeBack(brand),
  timeZone: brand.timeZone,
});

const isForwarded = ({ kind, paid_at }: OrderRow): boolean => kind === 'forward_request' || paid_at === null;

export const withdrawalsRoutes =
  ({ audit, attempts, ...deps }: WithdrawalRouteDeps): Module =>
  async (app) => {
    const { db } = deps.settling;

    app.call(withdrawalsContract.order, async ({ body, brand, visitor, locale, now }) => {
      mustTakeBack(brand);
      const order = await getOwnOrder(db, { brand, visitor, now }, body.slug);
      if (isForwarded(order)) throw notFound();
      const language = localeOf(body.language_id) ?? locale;
      const facts = await db.transaction().execute((tx) => readFacts(tx, order));
      const rows = await findOfOrder(db, order.id);
      return {
        number: orderNumber(order.kind, order.id),
        name: `${order.address.first_name} ${order.address.last_name}`.trim(),
        email: order.email,
        until: lastDayToWithdraw(termOf(brand, facts)),
        is_late: isTooLate(termOf(brand, facts), now),
        lines: facts.lines.map((line) => ({
          id: line.id,
          name: inWords(line.names, language),
          quantity: line.quantity,
          left: leftOf(facts, line),
          exception: (line.product_id !== null && facts.exceptions.get(line.product_id)) || null,
        })),
        statements: await Promise.all(rows.map((row) => receiptOf(db, row, { brand, order, language }))),
      };
    });

    app.call(
      withdrawalsContract.state,
      async ({ body, brand, ip, visitor, locale, now }) => {
        mustTakeBack(brand);
        const order = await getOwnOrderToChange(db, { brand, visitor, now }, body.slug);
        const language = localeOf(body.language_id) ?? locale;
        const { key, name, email, lines } = body;
        const said = { key, name, email, lines, goods: null, number: orderNumber(order.kind, order.id) };
        const stated = await stateWithdrawal(deps, { brand, language, quoteId: order.id, ...said });
        audit.record({
          event: 'withdrawal.stated',
          outcome: stated.ok && stated.value.state !== 'refused' ? 'done' : 'refused',
          actor: actorOf(visitor),
          subject: { kind: 'order', id: order.id },
          place: { brand: brand.key, ip },
        });
        if (!stated.ok) throw conflict(stated.error);
        return { receipt: await receiptOf(db, stated.value, { brand, order, language }) };
      },
      { visitorLimit: A_MINUTE },
    );

    app.call(withdrawalsContract.stateByNumber, async ({ body, brand, ip, visitor, locale, now }) => {
      mustTakeBack(brand);
      // 0 is no order’s id.
      const id = orderIdIn(body.number) ?? 0;
      await countTyped(attempts, { brand: brand.key, ip, number: String(id), now });
      return evenly(async () => {
        const row = await stateByNumber(deps, { ...body, brand, id, language: locale });
        if (!row) throw conflict('withdrawal_changed');
        audit.record({
          event: 'withdrawal.stated',
          outcome: row.quote_id === null ? 'refused' : 'done',
          actor: actorOf(visitor),
          place: { brand: brand.key, ip },
          ...(row.quote_id !== null && { subject: { kind: 'order', id: row.quote_id } }),
        });
        return { receipt: typedReceipt(row) };
      });
    });
  };
