import { ImportAnswer, proContract } from '@shop/contracts/pro';
import type { CallContext } from '@shop/commerce-kit/call';
import type { Module } from '@shop/commerce-kit/module';
import { onceByKey } from '@shop/commerce-payments';
import { applyForPro } from './apply.ts';
import { importRows } from './import-rows.ts';
import { answerPro } from './pro-answer.ts';
import { getMemberWho, mustHavePro } from './pro-client.ts';
import type { MemberRow } from './people/members.repository.ts';
import type { ProDeps } from './pro.ports.ts';
import { invoicesTable, ordersTable } from './tables.ts';

const MINUTE = 60_000;
/** Each asks the register of VAT numbers. */
const APPLYING = { visitorLimit: { max: 10, window: MINUTE } } as const;
const TABLES = { visitorLimit: { max: 10, window: MINUTE } } as const;
const IMPORTING = { visitorLimit: { max: 20, window: MINUTE } } as const;

type OfClient = CallContext<unknown, 'client'>;

const whose = ({ company_id: companyId }: MemberRow, { brand, locale }: OfClient) => ({
  ...{ companyId, timeZone: brand.timeZone, locale },
});

const sendSheet = (reply: OfClient['reply'], name: string, sheet: string) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
    .type('text/csv; charset=utf-8')
    .send(sheet);

/** Applications for a business account, and tables of what its client has. */
export const proRoutes =
  (deps: ProDeps): Module =>
  async (app) => {
    const { db } = deps;

    app.call(proContract.state, async ({ brand, visitor, now }) => {
      mustHavePro(brand);
      return answerPro(db, { brand, clientId: visitor?.clientId ?? null, now });
    });

    app.call(
      proContract.apply,
      async ({ body, brand, visitor, locale, now }) => {
        mustHavePro(brand);
        const { clientId } = visitor;
        await applyForPro(deps, { body, clientId, brand: brand.key, locale, now });
        return {};
      },
      APPLYING,
    );

    app.call(
      proContract.ordersTable,
      async (context) => {
        const member = await getMemberWho(db, context, 'orders');
        return sendSheet(context.reply, 'orders', await ordersTable(db, whose(member, context)));
      },
      TABLES,
    );

    app.call(
      proContract.invoicesTable,
      async (context) => {
        const member = await getMemberWho(db, context, 'papers');
        return sendSheet(context.reply, 'invoices', await invoicesTable(db, whose(member, context)));
      },
      TABLES,
    );

    app.call(
      proContract.importRows,
      async (context) => {
        const { client_id: id } = await getMemberWho(db, context, 'order');
        const { body, idempotencyKey: key, now, visitor } = context;
        return onceByKey(db, ImportAnswer, { scope: `pro-import:${id}`, key, body, now }, () =>
          importRows(deps, context, { visitor, body }),
        );
      },
      IMPORTING,
    );
  };
