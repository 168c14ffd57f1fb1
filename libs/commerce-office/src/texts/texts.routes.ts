import { staffCallsContract } from '@shop/contracts/staff';
import { LOCALE_CODES } from '@shop/domain/languages';
import { formsOf, longestOf, outlineOf } from '@shop/i18n/changed-text';
import type { PageText } from '@shop/outbound/page-texts';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf } from '@shop/commerce-staff';
import type { OfficeDeps } from '../office.ports.ts';
import { changeText, withPlainBreaks, type TextAct, type TextRefusal } from './change-text.ts';
import { announceTexts, changeKey, findChangedTexts, lockTexts } from './changed-texts.repository.ts';
import { findTexts, shownText, type TextCatalogue } from './text-catalogue.ts';

const PAGE_SIZE = 50;

/** A second code of a field names the wrong part of it. */
const refuse = ({ code, what }: TextRefusal): never => {
  if (code === 'colleague') throw conflict('staff.text.colleague', { text: ['text.colleague', what] });
  throw invalid({ text: [`text.${code}`, what] });
};

const countForms = (of: string): readonly ('plural' | 'ordinal')[] =>
  outlineOf(of).forms.flatMap(({ kind }) => (kind === 'select' ? [] : [kind]));

type TextRoutesDeps = OfficeDeps & { readonly catalogue: () => TextCatalogue };

/** The shop's texts: searched, changed in one language, and reverted. */
export const textRoutes =
  (deps: TextRoutesDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, catalogue, storybookUrl } = deps;

    const getText = (key: string): PageText => {
      const text = catalogue().byKey.get(key);
      if (!text) throw notFound();
      return text;
    };

    const change = (act: TextAct) =>
      db.transaction().execute(async (tx) => {
        await lockTexts(tx);
        const refusal = await changeText(tx, act);
        if (refusal && refusal.code !== 'unchanged') refuse(refusal);
        await announceTexts(tx);
        return {};
      });

    call(staffCallsContract.texts, async ({ body }) => {
      const changed = await findChangedTexts(db);
      const found = findTexts(catalogue(), changed, body);
      const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
      const page = Math.min(body.page, pages);
      return {
        texts: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((text) => ({
          ...{ key: text.key, library: text.library },
          in: LOCALE_CODES.map((locale) => ({
            ...{ locale, text: shownText(changed, text, locale) },
            is_changed: changed.has(changeKey(locale, text.key)),
          })),
        })),
        ...{ total: found.length, page, pages, libraries: [...catalogue().libraries] },
      };
    });

    call(staffCallsContract.text, async ({ body }) => {
      const { key, library, folders, brands, stories, in: compiled } = getText(body.key);
      const changed = await findChangedTexts(db);
      return {
        text: {
          ...{ key, library, folders: [...folders], brands: [...brands] },
          places: [...outlineOf(compiled.en).places],
          stories: stories.map(({ title, id }) => ({
            ...{ title, url: storybookUrl === undefined ? null : `${storybookUrl}/?path=/story/${id}` },
          })),
          in: LOCALE_CODES.map((locale) => {
            const own = changed.get(changeKey(locale, key));
            const [kind] = countForms(compiled[locale]);
            return {
              ...{ locale, compiled: compiled[locale], changed: own?.text ?? null },
              changed_at: own ? toStamp(own.at) : null,
              longest: longestOf(compiled[locale]),
              forms: kind === undefined ? [] : [...formsOf(locale, kind)],
            };
          }),
        },
      };
    });

    call(staffCallsContract.changeText, ({ body: { key, locale, text, was }, who, now }) =>
      change({
        ...{ compiled: getText(key), locale, who, now },
        ...{ text: withPlainBreaks(text), was: was === null ? null : withPlainBreaks(was) },
      }),
    );

    call(staffCallsContract.revertText, ({ body: { key, locale, was }, who, now }) =>
      change({ compiled: getText(key), locale, text: null, was: withPlainBreaks(was), who, now }),
    );
  };
