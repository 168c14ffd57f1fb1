import { previewTotals, type CheckoutTotals } from '@shop/domain/totals';
import type { WireAnswers } from './wire-answers.ts';

/** What a page shows for one cart: while it is being chosen, and once the server has it. */
export type PageTotals = { readonly chosen: CheckoutTotals; readonly saved: CheckoutTotals };

/** Counts by the code of the checkout's pages, from the text of many answers to the text of their totals. */
export const pageTotals = (answers: string): string =>
  JSON.stringify(
    (JSON.parse(answers) as WireAnswers[]).map(({ before, choice, after }): PageTotals => ({
      chosen: previewTotals(before, choice),
      saved: previewTotals(after),
    })),
  );
