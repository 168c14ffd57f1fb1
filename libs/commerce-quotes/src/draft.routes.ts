import { quotesContract } from '@shop/contracts/quotes';
import type { Database, Transaction } from '@shop/database';
import { MOST_ITEMS } from '@shop/domain/quotes';
import type { CallContext } from '@shop/commerce-kit/call';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { addToDraft } from './add-to-draft.ts';
import {
  changeLine,
  deleteLine,
  findDraft,
  findLines,
  lockDraft,
  type LineRow,
  type NewLine,
} from './drafts.repository.ts';
import { fillWithLateReadings } from './late-readings.ts';
import { ownerOf } from './owner.ts';
import { mustHaveQuotes, mustLetAsk } from './own-quote.ts';
import { linesToWire } from './quote-answer.ts';
import type { QuotesDeps } from './quotes.ports.ts';
import { READING, WRITING } from './quotes.limits.ts';
import { toLinkAnswer } from './read-item.ts';
import { itemToColumns, linksToColumns } from './read-links.ts';
import { parseWebLink } from './web-link.ts';
import { sessionOr } from './session-or.ts';

const answerLines = async (db: Database, lines: readonly LineRow[]) => ({
  draft: { lines: await linesToWire(db, lines) },
});

type Context = CallContext<unknown>;

/** Adds lines to the visitor's draft. */
const addLines = async (deps: QuotesDeps, context: Context, lines: readonly NewLine[]) => {
  const { brand, currency, locale, countryId, method, now } = context;
  const known = await sessionOr(deps, context, async (tx, visitor) => {
    const start = { brand, currency, locale, countryId, method, now };
    return addToDraft(tx, start, { visitor, lines, most: MOST_ITEMS });
  });
  return answerLines(deps.db, known);
};

/** Changes a line of the visitor's own draft and answers the whole of it. */
const changeDraft = (
  { db }: QuotesDeps,
  { brand, visitor }: { brand: Context['brand']; visitor: Visitor },
  change: (tx: Transaction, draftId: number) => Promise<void>,
) =>
  db.transaction().execute(async (tx) => {
    const draft = await lockDraft(tx, ownerOf(brand, visitor));
    if (!draft) throw notFound();
    await change(tx, draft.id);
    return answerLines(tx, await findLines(tx, draft.id));
  });

/** The draft of a request: the items that a visitor puts together. */
export const draftRoutes =
  (deps: QuotesDeps): Module =>
  async (app) => {
    const { db } = deps;

    app.call(quotesContract.draft, async ({ brand, visitor }) => {
      mustHaveQuotes(brand);
      const draft = visitor && (await findDraft(db, ownerOf(brand, visitor)));
      return answerLines(db, draft ? await fillWithLateReadings(db, await findLines(db, draft.id)) : []);
    });

    app.call(
      quotesContract.readLink,
      async ({ body, brand, visitor }) => {
        mustLetAsk(brand, visitor);
        const link = parseWebLink(body.url);
        const reading = link.ok
          ? await deps.links.read(link.value.href)
          : ({ state: 'unread', reason: 'address' } as const);
        return { link: await toLinkAnswer(db, reading) };
      },
      READING,
    );

    app.call(
      quotesContract.addItem,
      async (context) => {
        mustLetAsk(context.brand, context.visitor);
        return addLines(deps, context, [await itemToColumns(db, context.body)]);
      },
      WRITING,
    );

    app.call(
      quotesContract.addLinks,
      async (context) => {
        mustLetAsk(context.brand, context.visitor);
        return addLines(deps, context, await linksToColumns(db, deps.links, context.body.links));
      },
      WRITING,
    );

    app.call(
      quotesContract.changeItem,
      async ({ body, ...context }) =>
        changeDraft(deps, context, async (tx, draftId) => {
          if (!(await changeLine(tx, draftId, body.id, await itemToColumns(tx, body.item)))) throw notFound();
        }),
      WRITING,
    );

    app.call(
      quotesContract.removeItem,
      async ({ body, ...context }) =>
        changeDraft(deps, context, async (tx, draftId) => {
          await deleteLine(tx, draftId, body.id);
        }),
      WRITING,
    );
  };
