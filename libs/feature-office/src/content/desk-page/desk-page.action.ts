import { officeCalls } from '@shop/contracts/staff-calls';
import { LOCALE_CODES } from '@shop/domain/languages';
import { acting, type ActAsked } from '../../form/acting.ts';
import { Unread } from '../../form/form-problem.ts';
import { contentIn, deskOf } from '../content-address.ts';
import { momentOf } from '../form/read-moment.ts';

const backTo = ({ params }: ActAsked): string => `${deskOf(contentIn(params))}?done`;

/** The link is shown on the page: the office's policy allows no form to lead to a shop. */
const preview = async ({ api, params, field }: ActAsked): Promise<string> => {
  const language = LOCALE_CODES.find((code) => code === field('language')) ?? 'en';
  const asked = { ...contentIn(params), brand: field('brand'), language };
  const { url, expires_at } = await api.send(officeCalls.previewContent, asked);
  throw new Unread({ fields: { preview_url: url, preview_until: expires_at }, focus: 'preview_url' });
};

/** What changed, where it was said in English at least. */
const changesIn = ({ field }: ActAsked) => {
  const said = LOCALE_CODES.map((code) => [code, field(`changes.${code}`)] as const);
  const en = field('changes.en');
  const others = Object.fromEntries(said.filter(([code, words]) => code !== 'en' && words !== ''));
  return en === '' ? {} : { changes: { en, ...others } };
};

const publish = async (asked: ActAsked): Promise<string> => {
  const { api, params, field } = asked;
  const [at, end] = [momentOf('at', field('at')), momentOf('expire_at', field('expire_at'))];
  await api.send(officeCalls.publishContent, {
    ...{ ...contentIn(params), version: Number(field('version')), latest: Number(field('latest')) },
    ...(at !== null && { at }),
    ...(end !== null && { expire_at: end }),
    ...changesIn(asked),
  });
  return backTo(asked);
};

export const deskAction = acting({
  preview,
  publish,
  drop: async (asked) => {
    const { api, params, field } = asked;
    const of = contentIn(params);
    await api.send(officeCalls.dropContentDraft, { ...of, version: Number(field('version')) });
    // A page that was never published is gone with its draft.
    return Number(field('latest')) === 0 ? '/content?done' : backTo(asked);
  },
  end: async (asked) => {
    const { api, params, field } = asked;
    const expire_at = momentOf('expire_at', field('expire_at'));
    await api.send(officeCalls.endContent, { ...contentIn(params), expire_at });
    return backTo(asked);
  },
  move: async ({ api, params, field }) => {
    const { kind, slug } = contentIn(params);
    const to = field('slug');
    await api.send(officeCalls.moveContent, { kind, slug, to });
    return `${deskOf({ kind, slug: to })}?done`;
  },
});
