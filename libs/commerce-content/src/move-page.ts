import { shopNow, toJson, type Database, type Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { contentPath } from './content-address.ts';
import type { Page } from './content.repository.ts';
import { lockDraft } from './drafts.repository.ts';
import { lockPage } from './revisions.repository.ts';
import { announcePage, recordAct, type ContentDeskDeps } from './save-page.ts';
import { isTakenAddress } from './taken-address.ts';

/** Old addresses of the shop. */
export type Redirecting = (db: Database) => {
  readonly save: (redirect: {
    readonly brand: string | null;
    readonly from: string;
    readonly to: string;
    readonly isPermanent: boolean;
  }) => Promise<'saved' | 'no_path' | 'no_target' | 'loop'>;
  readonly remove: (brand: string | null, from: string) => Promise<boolean>;
};

type MoveDeps = ContentDeskDeps & { readonly redirects: Redirecting };
type Of = Pick<Page, 'kind' | 'slug'>;
export type MoveRefusal = 'unknown_page' | 'no_address' | 'address_taken' | 'exists' | 'loop';

const isUsed = async (tx: Transaction, of: Of): Promise<boolean> =>
  (await lockPage(tx, of.kind, of.slug)) !== undefined || (await lockDraft(tx, of)) !== undefined;

/** The new address was an old one, if the page returns to it. */
const lead = async ({ redirects }: MoveDeps, tx: Transaction, page: Page, to: string) => {
  const known = redirects(tx);
  const [from, target] = [contentPath(page), contentPath({ kind: page.kind, slug: to })];
  for (const brand of page.brands ?? [null]) {
    await known.remove(brand, target);
    const done = await known.save({ brand, from, to: target, isPermanent: true });
    if (done !== 'saved') return done;
  }
  return 'saved';
};

const renameDraft = async (tx: Transaction, of: Of, to: string): Promise<boolean> => {
  const draft = await lockDraft(tx, of);
  if (!draft) return false;
  await tx
    .updateTable('content_draft')
    .set({ slug: to, record: toJson({ ...draft.record, slug: to }), version: draft.version + 1 })
    .where('id', '=', draft.id)
    .execute();
  return true;
};

class Loop extends Error {}

/** Gives a page another address. Readers of the old one are led to it. */
export const movePage = async (
  deps: MoveDeps,
  { kind, slug, to }: Of & { readonly to: string },
  staff: string,
): Promise<Result<string, MoveRefusal>> => {
  // The addresses of legal texts are routes of the shop, and a home page is its brand's.
  if (kind === 'legal' || kind === 'home') return err('no_address');
  if (kind === 'page' && isTakenAddress(to)) return err('address_taken');
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const page = await lockPage(tx, kind, slug);
      if (await isUsed(tx, { kind, slug: to })) return err('exists');
      const hasDraft = await renameDraft(tx, { kind, slug }, to);
      if (!page && !hasDraft) return err('unknown_page');
      if (page) {
        await tx
          .updateTable('content_page')
          .set({ slug: to, updated_at: shopNow })
          .where('id', '=', page.id)
          .execute();
        // Its transaction is lost by then.
        if ((await lead(deps, tx, page, to)) !== 'saved') throw new Loop();
        await announcePage(tx, page);
      }
      await recordAct(deps, tx, { staff, act: 'move', of: `${kind}/${slug}` });
      return ok(to);
    });
  } catch (failure) {
    if (failure instanceof Loop) return err('loop');
    throw failure;
  }
};

/** Sets when a page is shown for the last time; null: no end. */
export const endPage = (
  deps: ContentDeskDeps,
  { kind, slug, expireAt }: Of & { readonly expireAt: Date | null },
  staff: string,
): Promise<Result<Page, 'unknown_page' | 'ends_before_it_begins'>> =>
  deps.db.transaction().execute(async (tx) => {
    const page = await lockPage(tx, kind, slug);
    if (!page) return err('unknown_page');
    if (expireAt && expireAt <= page.publish_at) return err('ends_before_it_begins');
    await tx
      .updateTable('content_page')
      .set({ expire_at: expireAt, updated_at: shopNow })
      .where('id', '=', page.id)
      .execute();
    await announcePage(tx, page);
    await recordAct(deps, tx, { staff, act: 'end', of: `${kind}/${slug}` });
    return ok(page);
  });
