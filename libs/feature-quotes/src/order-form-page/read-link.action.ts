import { quoteCalls } from '@shop/contracts/later-calls';
import { isApiProblem } from '@shop/data-access';
import { refuse, type FormAnswer, type FormValues, type PageContext } from '@shop/page';
import { data } from 'react-router-dom';
import { fieldsOf, notesOf, type LinkRead } from '../items/link-reading.ts';

/** A page's whole time is short: a link that takes longer is read by the next press. */
const READING_MS = 1_500;

const ask = async ({ api }: PageContext, url: string): Promise<LinkRead> => {
  try {
    return (await api.send(quoteCalls.readLink, { url }, { timeout: READING_MS })).link;
  } catch (problem) {
    if (isApiProblem(problem) && problem.status !== 401) return { reason: 'no_answer', item: null };
    throw problem;
  }
};

/** Without scripts: the form again, with what the page behind its link says in the fields that were empty. */
export const readLink = async (page: PageContext, fields: FormValues) => {
  const url = fields.url?.trim() ?? '';
  if (url === '') return refuse(fields, { url: ['required'] });
  const link = await ask(page, url);
  const found = Object.entries(fieldsOf(link)).filter(
    ([name]) => (fields[name] ?? '').trim() === '' || (name === 'currency_id' && !fields.price?.trim()),
  );
  const values = { ...fields, ...Object.fromEntries(found), read: notesOf(link).join(' ') };
  return data<FormAnswer>({ errors: {}, message: '', values }, { status: 200 });
};
