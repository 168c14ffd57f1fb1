import { officeCalls } from '@shop/contracts/staff-calls';
import { acting } from '../../form/acting.ts';
import { fieldsRefused } from '../fields-refused.ts';
import { CONTENT_KINDS } from '../form/content-types.ts';
import { textOf } from '../content-address.ts';

/** A new page is a draft: its first block has the words of its summary. */
export const contentsAction = acting({
  begin: async ({ api, field }) => {
    const kind = CONTENT_KINDS.find((known) => known === field('kind')) ?? 'page';
    const [slug, title, summary] = [field('slug'), field('title'), field('summary')];
    const text = { title, summary, blocks: [{ type: 'text' as const, paragraphs: [summary] }] };
    const record = { kind, slug, texts: { en: text } };
    await fieldsRefused({}, () =>
      api.send(officeCalls.saveContentDraft, { record, version: 0, is_new: true }),
    );
    return textOf({ kind, slug }, 'en');
  },
});
