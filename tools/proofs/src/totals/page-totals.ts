import { previewTotals, type CheckoutTotals } from '@shop/domain/totals';
import type { WireAnswers } from './wire-answers.ts';

/** The totals that a page shows for one cart: during selection, and after the server has saved it. */
export type PageTotals = { readonly chosen: CheckoutTotals; readonly saved: CheckoutTotals };

/** Calculates totals with the code of the checkout's pages: texts of answers in, texts of totals out. */
export const pageTotals = (answers: string): string =>
  JSON.stringify(
    (JSON.parse(answers) as WireAnswers[]).map(({ before, choice, after }): PageTotals => ({
      chosen: previewTotals(before, choice),
      saved: previewTotals(after),
    })),
  );
