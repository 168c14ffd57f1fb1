import { staffCallsContract } from '@shop/contracts/staff';
import { LOCALE_CODES } from '@shop/domain/languages';
import { formsOf, longestOf, outlineOf } from '@shop/i18n/changed-text';
import type { PageText } from '@shop/outbound/page-texts';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { staffCallsOf, type StaffCallDeps } from '@shop/commerce-staff';
import type { StoryPictures } from '@shop/outbound/story-pictures';
import { changeOneText } from './change-one-text.ts';
import { withPlainBreaks, type TextAct, type TextRefusal } from './change-text.ts';
import { changesOf, findChangedTexts } from './changed-texts.repository.ts';
import { knowBrand } from './known-brand.ts';
import { compiledText, findTexts, shownText, textWithoutOwn, type TextCatalogue } from './text-catalogue.ts';

const PAGE_SIZE = 50;

/** A second code of a field names the wrong part of it. */
const refuse = ({ code, what }: TextRefusal): never => {
  if (code === 'colleague') throw conflict('staff.text.colleague', { text: ['text.colleague', what] });
  throw invalid({ text: [`text.${code}`, what] });
};

const countForms = (of: string): readonly ('plural' | 'ordinal')[] =>
  outlineOf(of).forms.flatMap(({ kind }) => (kind === 'select' ? [] : [kind]));

type TextRoutesDeps = StaffCallDeps & {
  readonly brands: Brands;
  readonly storybookUrl?: string | undefined;
  readonly storyPictures: StoryPictures;
  readonly catalogue: () => TextCatalogue;
};

/** The shop's texts: searched, changed in one language, and reverted. */
export const textRoutes =
  (deps: TextRoutesDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, catalogue, storybookUrl, storyPictures } = deps;

    const getText = (key: string): PageText => {
      const text = catalogue().byKey.get(key);
      if (!text) throw notFound();
      return text;
    };

    const change = async (act: TextAct) => {
      knowBrand(deps, act.brand);
      const refusal = await changeOneText(db, act);
      if (refusal) refuse(refusal);
      return {};
    };

    const brandKeys = (): string[] =>
      deps.brands
        .all()
        .map(({ key }) => key)
        .toSorted();

    call(staffCallsContract.texts, async ({ body }) => {
      knowBrand(deps, body.brand);
      const changed = await findChangedTexts(db);
      const found = findTexts(catalogue(), changed, body);
      const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
      const page = Math.min(body.page, pages);
      return {
        texts: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((text) => ({
          ...{ key: text.key, library: text.library },
          in: LOCALE_CODES.map((locale) => ({
            ...{ locale, text: shownText(changed, text, { locale, brand: body.brand }) },
            changed_for: [...changesOf(changed, { key: text.key, locale }).keys()].toSorted(),
          })),
        })),
        ...{ total: found.length, page, pages, libraries: [...catalogue().libraries] },
        brands: brandKeys(),
      };
    });

    call(staffCallsContract.text, async ({ body }) => {
      const text = getText(body.key);
      const { brand } = body;
      knowBrand(deps, brand);
      const { key, library, folders, own, stories } = text;
      const [changed, pictures] = await Promise.all([
        findChangedTexts(db),
        storyPictures.sizesOf(stories.map(({ id }) => id)),
      ]);
      return {
        text: {
          ...{ key, library, folders: [...folders], brand },
          brands: brandKeys().map((one) => ({
            ...{ brand: one, has_words: Object.hasOwn(own, one) },
            is_changed: LOCALE_CODES.some((locale) => changesOf(changed, { key, locale }).has(one)),
          })),
          places: [...outlineOf(text.in.en).places],
          stories: stories.map(({ title, id }) => ({
            ...{ id, title, picture: pictures.get(id) ?? null },
            url: storybookUrl === undefined ? null : `${storybookUrl}/?path=/story/${id}`,
          })),
          in: LOCALE_CODES.map((locale) => {
            const change = changesOf(changed, { key, locale }).get(brand);
            const compiled = compiledText(text, { locale, brand });
            const [kind] = countForms(compiled);
            return {
              ...{ locale, compiled, changed: change?.text ?? null },
              without: textWithoutOwn(changed, text, { locale, brand }),
              changed_at: change ? toStamp(change.at) : null,
              longest: longestOf(compiled),
              forms: kind === undefined ? [] : [...formsOf(locale, kind)],
            };
          }),
        },
      };
    });

    call(staffCallsContract.storyPicture, async ({ body: { id } }) => {
      const bytes = await storyPictures.read(id);
      if (!bytes) throw notFound();
      return { kind: 'picture' as const, name: `${id}.jpg`, bytes: bytes.toString('base64') };
    });

    call(staffCallsContract.changeText, ({ body: { key, locale, brand, text, was }, who, now }) =>
      change({
        ...{ compiled: getText(key), locale, brand, who, now },
        ...{ text: withPlainBreaks(text), was: was === null ? null : withPlainBreaks(was) },
      }),
    );

    call(staffCallsContract.revertText, ({ body: { key, locale, brand, was }, who, now }) =>
      change({ compiled: getText(key), locale, brand, text: null, was: withPlainBreaks(was), who, now }),
    );
  };
