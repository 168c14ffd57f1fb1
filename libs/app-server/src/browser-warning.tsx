import { loadUnsupported } from '@shop/app-shell';
import { SpeechProvider } from '@shop/i18n';
import { PageProvider, type PageContext } from '@shop/page';
import { renderToText } from './render-to-text.ts';

/**
 * A rendered document with the warning of an unsupported browser before its page. Rendered separately: within the
 * document's own tree it would change the ids that hydration expects.
 */
export const withWarning = async (html: string, page: PageContext, url: string): Promise<string> => {
  const { BrowserWarning } = await loadUnsupported();
  const warning = await renderToText(
    <PageProvider page={page}>
      <SpeechProvider speech={page.speech}>
        <BrowserWarning address={new URL(url)} />
      </SpeechProvider>
    </PageProvider>,
    page.report,
  );
  return html.replace('<body>', () => `<body>${warning}`);
};
