import { proQueries, type ImportReport } from '@shop/data-access/pro';
import { quoteKeys } from '@shop/data-access/quotes';
import { dropDraft } from '@shop/forms';
import { pageContext, readForm, refuse, refuseBy } from '@shop/page';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { mustBePro } from '../must-be-pro.ts';
import { IMPORT_DRAFT } from './import-draft.ts';

/** What became of each row of a table. */
export type Imported = { readonly report: ImportReport };

/** The file itself was sent before, by the page or by the web server: the form has its key, or the code of its refusal. */
const readTable = async (request: Request) => {
  const { text = '', key = '', files, files_refused: refusal } = await readForm(request);
  return { values: { text, key }, files: files ? [files] : [], refusal };
};

/** Adds the rows of a table to the draft of a quote; the report follows on the same page. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const page = pageContext(context);
  await mustBePro(page, true);
  const { values, files, refusal } = await readTable(request);
  if (refusal !== undefined) return refuse(values, { table: [refusal] });
  try {
    const { status: _, ...report } = await proQueries(page.api).importRows(
      { text: files.length > 0 ? '' : values.text, files },
      values.key,
    );
    dropDraft(IMPORT_DRAFT);
    page.queryClient.removeQueries({ queryKey: quoteKeys.all });
    return data<Imported>({ report });
  } catch (problem) {
    return refuseBy(problem, values);
  }
};
