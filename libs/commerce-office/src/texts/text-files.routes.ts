import { staffCallsContract } from '@shop/contracts/staff';
import { LARGEST_TEXT_FILE } from '@shop/contracts/staff-calls';
import type { Database, ImportedText } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from '../office.ports.ts';
import { changeText } from './change-text.ts';
import { announceTexts, changesOf, findChangedTexts, lockTexts } from './changed-texts.repository.ts';
import { isKnownBrand, knowBrand } from './known-brand.ts';
import { judgeImport } from './judge-import.ts';
import { readXliff, UnreadXliff, type ReadXliff } from './read-xliff.ts';
import { findTexts, shownText, type TextCatalogue } from './text-catalogue.ts';
import {
  closeTextImport,
  findTextImport,
  keepTextImport,
  type TextImport,
} from './text-imports.repository.ts';
import { writeXliff } from './write-xliff.ts';

/** In base64, with the rest of the body. */
const LARGEST_BODY = Math.ceil((LARGEST_TEXT_FILE * 4) / 3) + 1_024;

const readFile = (bytes: string): ReadXliff => {
  try {
    return readXliff(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'base64')));
  } catch (failure) {
    const code = failure instanceof UnreadXliff ? failure.code : 'xml';
    throw invalid({ file: [`xliff.${code}`] }, `xliff.${code}`);
  }
};

type TextFilesDeps = OfficeDeps & { readonly catalogue: () => TextCatalogue };

/** Texts for translators: exported as XLIFF, read back, and accepted by a person who has seen the report. */
export const textFileRoutes =
  (deps: TextFilesDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, catalogue } = deps;

    const judgeNow = async (from: Database, file: TextImport) =>
      judgeImport({ file, catalogue: catalogue(), changed: await findChangedTexts(from) }, file.units);

    call(staffCallsContract.exportTexts, async ({ body: { from, to, ...question } }) => {
      const { brand } = question;
      if (from === to) throw invalid({ to: ['text.same_language'] });
      knowBrand(deps, brand);
      const changed = await findChangedTexts(db);
      const texts = findTexts(catalogue(), changed, { ...question, words: '' }).map((text) => ({
        ...{ key: text.key, library: text.library },
        source: shownText(changed, text, { locale: from, brand }),
        target: shownText(changed, text, { locale: to, brand }),
      }));
      const name = ['texts', ...(brand === '' ? [] : [brand]), from, to].join('-');
      return { name: `${name}.xlf`, xml: writeXliff({ from, to, brand }, texts) };
    });

    call(
      staffCallsContract.readTextFile,
      async ({ body, staff, now }) => {
        const { from, to, brand, units } = readFile(body.bytes);
        if (!isKnownBrand(deps, brand)) throw invalid({ file: ['xliff.brands'] }, 'xliff.brands');
        const changed = await findChangedTexts(db);
        const translated = units.flatMap(({ target, ...unit }): ImportedText[] => {
          const was = changesOf(changed, { key: unit.key, locale: to }).get(brand)?.text ?? null;
          return target === null ? [] : [{ ...unit, target, was }];
        });
        const file = { staffId: staff.id, from, to, brand, units: translated, now };
        return { key: await keepTextImport(db, file) };
      },
      { largestBody: LARGEST_BODY },
    );

    call(staffCallsContract.textImport, async ({ body: { key }, staff }) => {
      const file = await findTextImport(db, { key, staffId: staff.id });
      if (!file) throw notFound();
      const judged = await judgeNow(db, file);
      const count = (outcome: string) => judged.filter((unit) => unit.outcome === outcome).length;
      return {
        ...{ locale: file.locale, brand: file.brand_key ?? '', is_accepted: file.accepted_at !== null },
        ...{ accepted: count('accepted'), unchanged: count('unchanged'), refused: count('refused') },
        units: judged.flatMap(({ key: of, outcome, now, text, reason }) =>
          outcome === 'unchanged' ? [] : [{ key: of, outcome, now, text, reason }],
        ),
      };
    });

    call(staffCallsContract.acceptTexts, ({ body: { key }, staff, who, now }) =>
      db.transaction().execute(async (tx) => {
        const file = await findTextImport(tx, { key, staffId: staff.id });
        if (!file) throw notFound();
        await lockTexts(tx);
        if (!(await closeTextImport(tx, key, now))) throw conflict('staff.text.accepted');
        let accepted = 0;
        for (const { compiled, outcome, text, was } of await judgeNow(tx, file)) {
          if (outcome !== 'accepted' || !compiled) continue;
          const of = { compiled, locale: file.locale, brand: file.brand_key ?? '' };
          const act = { ...of, text, was, who, now, reason: 'xliff' };
          if (!(await changeText(tx, act))) accepted += 1;
        }
        await announceTexts(tx);
        return { accepted };
      }),
    );
  };
