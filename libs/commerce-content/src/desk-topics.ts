import { announceChange } from '@shop/commerce-kit/changes';
import type { ContentNames } from '@shop/contracts/content';
import { toJson, type Transaction } from '@shop/database';
import { LOCALE_CODES } from '@shop/domain/languages';
import { err, ok, type Result } from '@shop/domain/result';
import { recordAct, type ContentDeskDeps } from './save-page.ts';
import {
  countTopics,
  deleteTopic,
  findTopic,
  insertTopic,
  lockTopic,
  lockTopics,
  movePages,
  upsertTopic,
  type CountedTopic,
  type TopicOf,
} from './topics.repository.ts';

/** What staff say of a topic. */
export type TopicSaid = { readonly names: ContentNames; readonly position: number };

export type TopicRefusal =
  | 'topic_exists'
  | 'unknown_page'
  | 'topic_changed'
  /** Pages or drafts name it. */
  | 'topic_used'
  /** The topic that would take the pages is the same, or is not there. */
  | 'into_unknown';

const isSame = (a: TopicSaid, b: TopicSaid): boolean =>
  a.position === b.position && LOCALE_CODES.every((code) => a.names[code] === b.names[code]);

type Act = 'topic_add' | 'topic_change' | 'topic_drop' | 'topic_merge';

const note = async (
  deps: ContentDeskDeps,
  tx: Transaction,
  { kind, key, staff, act }: TopicOf & { readonly staff: string; readonly act: Act },
): Promise<void> => {
  await announceChange(tx, [`content:${kind}`]);
  await recordAct(deps, tx, { staff, act, of: `topic/${kind}/${key}` });
};

/** Adds a topic; its key is of its addresses, and stays. */
export const addTopic = (
  deps: ContentDeskDeps,
  { kind, key, names, position }: TopicOf & TopicSaid,
  staff: string,
): Promise<Result<TopicOf, TopicRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await insertTopic(tx, { kind, key, names, position }))) return err('topic_exists');
    await note(deps, tx, { kind, key, staff, act: 'topic_add' });
    return ok({ kind, key });
  });

/** Changes the names and the position of a topic; `was` is what the person has read. */
export const changeTopic = (
  deps: ContentDeskDeps,
  { kind, key, names, position, was }: TopicOf & TopicSaid & { readonly was: TopicSaid },
  staff: string,
): Promise<Result<TopicOf, TopicRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    const before = await lockTopic(tx, { kind, key });
    if (!before) return err('unknown_page');
    if (!isSame(before, was)) return err('topic_changed');
    await upsertTopic(tx, { kind, key, names: toJson(names), position });
    await note(deps, tx, { kind, key, staff, act: 'topic_change' });
    return ok({ kind, key });
  });

const usesOf = async (tx: Transaction, { kind, key }: TopicOf): Promise<number> => {
  const topic = (await countTopics(tx)).find((one) => one.kind === kind && one.key === key);
  return topic ? topic.pages + topic.drafts : 0;
};

/** Removes a topic that no page and no draft names; with `into` they name that one from now on. */
export const dropTopic = (
  deps: ContentDeskDeps,
  { kind, key, into }: TopicOf & { readonly into?: string | undefined },
  staff: string,
): Promise<Result<TopicOf, TopicRefusal>> =>
  deps.db.transaction().execute(async (tx) => {
    await lockTopics(tx, 'remover');
    if (!(await lockTopic(tx, { kind, key }))) return err('unknown_page');
    if (into === undefined) {
      if ((await usesOf(tx, { kind, key })) > 0) return err('topic_used');
    } else {
      if (into === key || !(await findTopic(tx, { kind, key: into }))) return err('into_unknown');
      await movePages(tx, { kind, key }, into);
    }
    await deleteTopic(tx, { kind, key });
    await note(deps, tx, { kind, key, staff, act: into === undefined ? 'topic_drop' : 'topic_merge' });
    return ok({ kind, key });
  });

export const listTopics = ({ db }: Pick<ContentDeskDeps, 'db'>): Promise<readonly CountedTopic[]> =>
  countTopics(db);
