import { SpeechProvider } from '@shop/i18n';
import { PageProvider, type PageContext } from '@shop/page';
import type { ReactNode } from 'react';
import { renderToText } from './render-to-text.ts';

/**
 * A part of an answer that the browser does not draw again. Rendered separately: within the document's own tree it would
 * change the ids that hydration expects.
 */
export const renderBeside = (part: ReactNode, page: PageContext): Promise<string> =>
  renderToText(
    <PageProvider page={page}>
      <SpeechProvider speech={page.speech}>{part}</SpeechProvider>
    </PageProvider>,
    page.report,
  );
