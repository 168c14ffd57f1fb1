import { createTestGround, TEST_SECRET } from '@shop/commerce-kit/testing';
import { toJson } from '@shop/database';
import { createHearing } from '../hear-report.ts';
import type { ReportKind } from '../report-kind.ts';
import { createReturnPaths, tokensIn } from '../return-paths.ts';

/** A shop that has mailed, with its hearing of reports. `ended` has the addresses whose news a complaint has ended. */
export const createMailedShop = async () => {
  const shop = await createTestGround();
  const { db, clock, deps } = shop;
  const returnPaths = createReturnPaths(TEST_SECRET, 'bounce@mail.shop.example');
  const ended: string[] = [];
  const hear = createHearing({
    ...{ db, returnPaths, log: deps.log, clock: () => clock.now },
    endNews: async (_tx, email) => void ended.push(email),
  });

  /** The return path of a delivered mail. */
  const mailed = async (id: number, to: string, sentAt = clock.now): Promise<string> => {
    const mail = { id, unique_key: `mail:${id}` };
    await db
      .insertInto('mail_outbox')
      .values({
        ...{ ...mail, brand_key: 'lt', language: 'lt', recipient: to, template: 'welcome' },
        ...{ data: toJson({}), state: 'sent', sent_at: sentAt },
      })
      .execute();
    return returnPaths.of(mail);
  };
  const tell = (returnPath: string, kind: ReportKind, status = kind === 'hard_bounce' ? '5.1.1' : '4.2.2') =>
    hear({ token: tokensIn(returnPath)[0] ?? '', kind, status: kind === 'complaint' ? '' : status });
  const stops = () => db.selectFrom('mail_stop').select(['email', 'reason', 'detail']).execute();

  return { ...shop, hear, ended, mailed, tell, stops };
};

export const DAY_MS = 24 * 60 * 60_000;
