import { loadUnsupported } from '@shop/app-shell';
import type { PageContext } from '@shop/page';
import { renderBeside } from './render-beside.tsx';

/** A rendered document with the warning of an unsupported browser before its page. */
export const withWarning = async (html: string, page: PageContext, url: string): Promise<string> => {
  const { BrowserWarning } = await loadUnsupported();
  const warning = await renderBeside(<BrowserWarning address={new URL(url)} />, page);
  return html.replace('<body>', () => `<body>${warning}`);
};
