import { staffCallsContract } from '@shop/contracts/staff';
import { LARGEST_TEXT_FILE } from '@shop/contracts/staff-calls';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { staffCallsOf, type StaffCallDeps } from '@shop/commerce-staff';
import { acceptUnits } from './accept-units.ts';
import { findChangedTexts, lockTexts } from './changed-texts.repository.ts';
import { exportTexts } from './export-texts.ts';
import { isKnownBrand, knowBrand } from './known-brand.ts';
import { judgeImport } from './judge-import.ts';
import { readTextFile, translatedUnits } from './read-text-file.ts';
import { UnreadXliff, type ReadXliff } from './read-xliff.ts';
import type { TextCatalogue } from './text-catalogue.ts';
import {
  closeTextImport,
  findTextImport,
  keepTextImport,
  type TextImport,
} from './text-imports.repository.ts';

/** In base64, with the rest of the body. */
const LARGEST_BODY = Math.ceil((LARGEST_TEXT_FILE * 4) / 3) + 1_024;

const readFile = (bytes: string): ReadXliff => {
  try {
    return readTextFile(Buffer.from(bytes, 'base64'));
  } catch (failure) {
    if (!(failure instanceof UnreadXliff)) throw failure;
    throw invalid({ file: [`xliff.${failure.code}`] }, `xliff.${failure.code}`);
  }
};

type TextFilesDeps = StaffCallDeps & {
  readonly brands: Brands;
  readonly catalogue: () => TextCatalogue;
};

/** Texts for translators: exported as XLIFF, read back, and accepted by a person who has seen the report. */
export const textFileRoutes =
  (deps: TextFilesDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, catalogue } = deps;

    const judgeNow = async (from: Database, file: TextImport) =>
      judgeImport({ file, catalogue: catalogue(), changed: await findChangedTexts(from) }, file.units);

    call(staffCallsContract.exportTexts, async ({ body: { from, to, ...question } }) => {
      if (from === to) throw invalid({ to: ['text.same_language'] });
      knowBrand(deps, question.brand);
      const changed = await findChangedTexts(db);
      const { name, xml } = exportTexts(catalogue(), changed, { from, to, ...question });
      return { name, xml };
    });

    call(
      staffCallsContract.readTextFile,
      async ({ body, staff, now }) => {
        const read = readFile(body.bytes);
        const { from, to, brand } = read;
        if (!isKnownBrand(deps, brand)) throw invalid({ file: ['xliff.brands'] }, 'xliff.brands');
        const units = translatedUnits(read, await findChangedTexts(db));
        const file = { staffId: staff.id, from, to, brand, units, now };
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
        const of = { locale: file.locale, brand: file.brand_key ?? '', who, now };
        return { accepted: await acceptUnits(tx, await judgeNow(tx, file), of) };
      }),
    );
  };
