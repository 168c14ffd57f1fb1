import { officeCalls } from '@shop/contracts/staff-calls';
import { acting, type ActAsked } from '../../form/acting.ts';
import { Unread } from '../../form/form-problem.ts';
import { contentIn, languageIn, textOf } from '../content-address.ts';
import { fieldsRefused } from '../fields-refused.ts';
import { recordOf } from '../form/record-form.ts';
import { arranged, blockField, blocksIn, writeText, type BlockAct } from '../form/text-form.ts';

const read = async ({ api, params }: ActAsked) =>
  (await api.send(officeCalls.content, contentIn(params))).content;

/** `version` names the field with the draft that the person has read. */
const save = (version: 'version' | 'current') => async (asked: ActAsked) => {
  const { api, params, typed, field } = asked;
  const language = languageIn(params);
  const record = recordOf(await read(asked), language, typed);
  await fieldsRefused(typed, () =>
    api.send(officeCalls.saveContentDraft, { record, version: Number(field(version)) }),
  );
  return `${textOf(record, language)}?done`;
};

/** The form again, in another order: nothing is saved. */
const arrange =
  (act: BlockAct) =>
  async ({ typed, field }: ActAsked) => {
    const { fields, at } = arranged(typed, act, Number(field('press').split(':')[1] ?? 0));
    const [first = 'type'] = Object.keys(blocksIn(fields)[at]?.fields ?? {}).filter(
      (name) => name !== 'type',
    );
    throw new Unread({ fields, focus: blockField(at, first) });
  };

/** The English text into the form of another language: what is typed of the page as a whole stays. */
const copyEnglish = async (asked: ActAsked): Promise<string> => {
  const { record } = await read(asked);
  throw new Unread({ fields: { ...asked.typed, ...writeText(record.texts.en) }, focus: 'title' });
};

export const textAction = acting({
  save: save('version'),
  save_over: save('current'),
  up: arrange('up'),
  down: arrange('down'),
  remove: arrange('remove'),
  add: arrange('add'),
  copy: copyEnglish,
});
