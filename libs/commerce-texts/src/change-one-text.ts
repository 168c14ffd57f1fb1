import type { Database } from '@shop/database';
import { changeText, type TextAct, type TextRefusal } from './change-text.ts';
import { announceTexts, lockTexts } from './changed-texts.repository.ts';

/** Changes one text in a transaction of its own, and the pages follow. A text that is the same is no refusal. */
export const changeOneText = (db: Database, act: TextAct): Promise<TextRefusal | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockTexts(tx);
    const refusal = await changeText(tx, act);
    if (refusal && refusal.code !== 'unchanged') return refusal;
    await announceTexts(tx);
    return undefined;
  });
