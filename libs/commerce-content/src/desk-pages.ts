import type { PageTexts } from '@shop/contracts/content';
import type { ContentSearch, ContentState } from '@shop/contracts/staff';
import { sql, type Database, type Schema } from '@shop/database';
import type { Selectable } from 'kysely';

const ROWS_A_PAGE = 30;

type Page = Selectable<Schema['content_page']>;

export type DeskRow = Pick<Page, 'kind' | 'slug' | 'brands'> & {
  readonly state: ContentState;
  readonly has_draft: boolean;
  readonly texts: PageTexts;
  readonly saved_at: Date;
  readonly saved_by: string;
};

export type DeskList = {
  readonly rows: readonly DeskRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** Published pages and drafts, each once, with the text that its desk works on. */
const everyPage = sql`
  select kind, slug, draft.id is not null as has_draft,
    case when page.id is not null then page.brands
      when draft.record ? 'brands' then array(select jsonb_array_elements_text(draft.record -> 'brands'))
    end as brands,
    case when page.id is null then 'draft'
      when page.expire_at <= shop_now() then 'ended'
      when page.publish_at > shop_now() or newest.first_valid > shop_now() then 'due'
      else 'published'
    end as state,
    coalesce(draft.record -> 'texts', newest.texts) as texts,
    coalesce(draft.saved_at, newest.saved_at) as saved_at,
    coalesce(draft.saved_by, newest.saved_by) as saved_by
  from content_page page
  full join content_draft draft using (kind, slug)
  left join lateral (
    select texts, saved_at, saved_by,
      (select min(valid_from) from content_revision where page_id = page.id) as first_valid
    from content_revision where page_id = page.id order by number desc limit 1
  ) newest on true`;

const matches = ({ kind, brand, state, lacks, s = '' }: ContentSearch) => sql`
  (${kind ?? null}::text is null or kind = ${kind ?? null})
  and (${brand ?? null}::text is null or case kind
    when 'home' then slug = ${brand ?? null}
    else brands is null or ${brand ?? null} = any (brands) end)
  and (${state ?? null}::text is null or state = ${state ?? null} or (${state ?? null} = 'draft' and has_draft))
  and (${lacks ?? null}::text is null or not texts ? ${lacks ?? null})
  and (${s} = '' or position(lower(${s}) in slug) > 0 or exists (
    select from jsonb_each(texts) text where position(lower(${s}) in lower(text.value ->> 'title')) > 0))`;

const rowsFrom = async (db: Database, asked: ContentSearch, offset: number) => {
  const { rows } = await sql<DeskRow>`
    select * from (${everyPage}) every_page where ${matches(asked)}
    order by saved_at desc, kind, slug limit ${ROWS_A_PAGE} offset ${offset}`.execute(db);
  return rows;
};

/** One page of the desk's list. A number beyond the last is the last. */
export const findDeskPages = async (db: Database, asked: ContentSearch): Promise<DeskList> => {
  const { rows: counted } = await sql<{ total: string }>`
    select count(*) as total from (${everyPage}) every_page where ${matches(asked)}`.execute(db);
  const total = Number(counted[0]?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / ROWS_A_PAGE));
  const page = Math.min(Math.max(1, asked.page ?? 1), pages);
  return { rows: await rowsFrom(db, asked, (page - 1) * ROWS_A_PAGE), total, page, pages };
};

/** The state of one page; undefined without a page and a draft. */
export const stateOfPage = async (
  db: Database,
  { kind, slug }: Pick<DeskRow, 'kind' | 'slug'>,
): Promise<ContentState | undefined> => {
  const { rows } = await sql<Pick<DeskRow, 'state'>>`
    select state from (${everyPage}) every_page where kind = ${kind} and slug = ${slug}`.execute(db);
  return rows[0]?.state;
};
