import {
  dropDraft,
  endPage,
  findAnyPage,
  findDeskPages,
  findDraft,
  findRevisions,
  movePage,
  openPreview,
  publishDraft,
  recordAct,
  restoreRevision,
  saveDraft,
  type DeskRow,
} from '@shop/commerce-content';
import type { Module } from '@shop/commerce-kit/module';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import { staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { staffCallsContract } from '@shop/contracts/staff';
import { LOCALE_CODES } from '@shop/domain/languages';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { acting } from './acting.ts';
import { detailContent, toHistory } from './content-details.ts';
import { valueOf } from './content-refusals.ts';
import type { OfficeDeps } from './office.ports.ts';

/** A page in four languages with some hundred blocks. */
const LARGEST_DRAFT = 1024 * 1024;

const toRow = ({ texts, saved_at, ...row }: DeskRow) => ({
  ...{ kind: row.kind, slug: row.slug, brands: row.brands, state: row.state, has_draft: row.has_draft },
  ...{ title: texts.en.title, saved_at: toStamp(saved_at), saved_by: row.saved_by },
  languages: LOCALE_CODES.filter((code) => texts[code] !== undefined),
});

type Of = Pick<DeskRow, 'kind' | 'slug'>;

/** Pages, legal texts, questions and posts: the acts are those of `npm run content`, and drafts. */
export const contentRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db, brands } = deps;

    const on = ({ who }: Pick<StaffContext<unknown>, 'who'>, { kind, slug }: Of) =>
      acting(deps, { who, reason: '', subject: { kind: 'content', id: `${kind}/${slug}` } });

    const mustBeBrands = (field: string, keys: readonly string[] = []): void => {
      if (!keys.every((key) => brands.find(key))) throw invalid({ [field]: ['brand'] });
    };

    const revisionOf = async ({ kind, slug, number }: Of & { number: number }, now: Date) => {
      const page = await findAnyPage(db, kind, slug);
      const revisions = page ? await findRevisions(db, page.id) : [];
      const at = revisions.findIndex((one) => one.number === number);
      const row = toHistory(revisions, now)[at];
      const revision = revisions[at];
      if (!row || !revision) throw notFound();
      return { ...row, texts: revision.texts, latest: revisions[0]?.number ?? 0 };
    };

    call(staffCallsContract.contents, async ({ body }) => {
      const { rows, ...counted } = await findDeskPages(db, body);
      const homes = brands.all().map(({ key, name, home }) => ({ key, name, blocks: [...home] }));
      return { ...counted, rows: rows.map(toRow), homes };
    });

    call(staffCallsContract.content, async ({ body, now }) => ({
      content: await detailContent({ db, brands, now }, body),
    }));

    call(
      staffCallsContract.saveContentDraft,
      async (context) => {
        const { record, version, is_new: isNew } = context.body;
        mustBeBrands('record.brands', record.brands);
        const as = await on(context, record);
        const done = await saveDraft(as, { record, version, isNew }, context.staff.login);
        return { version: valueOf(done).version };
      },
      { largestBody: LARGEST_DRAFT },
    );

    call(staffCallsContract.dropContentDraft, async (context) => {
      valueOf(await dropDraft(await on(context, context.body), context.body, context.staff.login));
      return {};
    });

    call(staffCallsContract.previewContent, async (context) => {
      const { kind, slug, brand, language } = context.body;
      mustBeBrands('brand', [brand]);
      if (kind === 'home' && brand !== slug) throw invalid({ brand: ['brand'] });
      const draft = await findDraft(db, { kind, slug });
      if (!draft) throw notFound();
      const as = await on(context, { kind, slug });
      const { token, expiresAt } = await db.transaction().execute(async (tx) => {
        const preview = await openPreview(tx, draft, brand);
        await recordAct(as, tx, { staff: context.staff.login, act: 'preview', of: `${kind}/${slug}` });
        return preview;
      });
      const to = kind === 'home' ? paths.homePreview : laterPaths.contentPreview;
      const path = to.to({ token });
      return { url: `${brands.get(brand).appUrl}/${language}${path}`, expires_at: toStamp(expiresAt) };
    });

    call(staffCallsContract.publishContent, async (context) => {
      const { expire_at: expireAt, ...asked } = context.body;
      const as = await on(context, asked);
      return { number: valueOf(await publishDraft(as, { ...asked, expireAt }, context.staff.login)).number };
    });

    call(staffCallsContract.endContent, async (context) => {
      const { expire_at: end, ...of } = context.body;
      const expireAt = end === null ? null : new Date(end);
      valueOf(await endPage(await on(context, of), { ...of, expireAt }, context.staff.login));
      return {};
    });

    call(staffCallsContract.moveContent, async (context) => {
      const as = await on(context, context.body);
      valueOf(await movePage({ ...as, redirects: deps.redirects }, context.body, context.staff.login));
      return {};
    });

    call(staffCallsContract.contentRevision, async ({ body, now }) => ({
      revision: await revisionOf(body, now),
    }));

    call(staffCallsContract.restoreContent, async (context) => {
      const as = await on(context, context.body);
      return { number: valueOf(await restoreRevision(as, context.body, context.staff.login)).number };
    });
  };
