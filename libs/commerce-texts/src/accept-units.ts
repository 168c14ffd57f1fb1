import type { Transaction } from '@shop/database';
import { changeText, type TextAct } from './change-text.ts';
import { announceTexts } from './changed-texts.repository.ts';
import type { JudgedUnit } from './judge-import.ts';

/** Changes the texts that were judged acceptable, and returns how many. The texts are locked before they are judged. */
export const acceptUnits = async (
  tx: Transaction,
  judged: readonly JudgedUnit[],
  by: Pick<TextAct, 'locale' | 'brand' | 'who' | 'now'>,
): Promise<number> => {
  let accepted = 0;
  for (const { compiled, outcome, text, was } of judged) {
    if (outcome !== 'accepted' || !compiled) continue;
    if (!(await changeText(tx, { ...by, compiled, text, was, reason: 'xliff' }))) accepted += 1;
  }
  await announceTexts(tx);
  return accepted;
};
