import { loadConsentQuestion } from '@shop/app-shell';
import type { PageContext } from '@shop/page';
import { renderBeside } from './render-beside.tsx';

/** A rendered document with the question about cookies after its page. */
export const withConsentQuestion = async (html: string, page: PageContext, url: string): Promise<string> => {
  const ConsentQuestion = await loadConsentQuestion();
  const question = await renderBeside(<ConsentQuestion address={new URL(url)} />, page);
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}${question}${html.slice(end)}`;
};
