import type { ImportedText } from '@shop/database';
import { changesOf, type ChangedTexts } from './changed-texts.repository.ts';
import { readXliff, UnreadXliff, type ReadXliff } from './read-xliff.ts';

/** A translator's file. @throws UnreadXliff */
export const readTextFile = (bytes: Uint8Array): ReadXliff => {
  try {
    return readXliff(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (failure) {
    throw failure instanceof UnreadXliff ? failure : new UnreadXliff('xml');
  }
};

/** The units of a file that have a translation, each with the changed text that it would replace. */
export const translatedUnits = (
  { units, to, brand }: ReadXliff,
  changed: ChangedTexts,
): readonly ImportedText[] =>
  units.flatMap(({ target, ...unit }) => {
    const was = changesOf(changed, { key: unit.key, locale: to }).get(brand)?.text ?? null;
    return target === null ? [] : [{ ...unit, target, was }];
  });
