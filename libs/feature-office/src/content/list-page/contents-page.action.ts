import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../../form/acting.ts';
import { fieldsRefused } from '../fields-refused.ts';
import { CONTENT_KINDS, type ContentDraft } from '../form/content-types.ts';
import { textOf } from '../content-address.ts';

const begin = async (api: ActAsked['api'], record: ContentDraft): Promise<string> => {
  await fieldsRefused({}, () => api.send(officeCalls.saveContentDraft, { record, version: 0, is_new: true }));
  return textOf(record, 'en');
};

/** A new page is a draft: its first block has the words of its summary. */
export const contentsAction = acting({
  begin: async ({ api, field }) => {
    const kind = CONTENT_KINDS.find((known) => known === field('kind')) ?? 'page';
    const [slug, title, summary] = [field('slug'), field('title'), field('summary')];
    const text = { title, summary, blocks: [{ type: 'text' as const, paragraphs: [summary] }] };
    return begin(api, { kind, slug, texts: { en: text } });
  },
  begin_home: async ({ api, field }) => {
    const { homes = [] } = await api.send(officeCalls.contents, {});
    const { key: slug = '', blocks = [] } = homes.find(({ key }) => key === field('brand')) ?? {};
    const text = { title: field('title'), summary: field('summary'), blocks };
    return begin(api, { kind: 'home', slug, texts: { en: text } });
  },
});
