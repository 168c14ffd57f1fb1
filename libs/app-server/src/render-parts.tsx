import {
  createPageContext,
  partNames,
  PartMarksProvider,
  SiteApp,
  slotsOf,
  visitorEntries,
  VisitorPart,
  VISITOR_STATE_ID,
  type Site,
} from '@shop/app-shell';
import type { PartsRequest } from '@shop/brand';
import type { VisitorSummary } from '@shop/data-access';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { stateScript } from './page-bytes.ts';
import { cutAtMarks, markOf } from './part-marks.ts';
import type { createServerSpeech } from './server-speech.ts';

type PartsRendererDeps = {
  site: Site;
  speechOf: ReturnType<typeof createServerSpeech>;
  currentYear: () => string;
};

/** Renders the parts of one visitor with the page's own components, in a context of this visitor only. */
export const createPartsRenderer =
  ({ site, speechOf, currentYear }: PartsRendererDeps) =>
  async ({ url, locale, appUrl, formKey, summary }: PartsRequest): Promise<ReadonlyMap<string, string>> => {
    const { speech } = await speechOf(locale);
    const page = createPageContext(site, {
      transport: () => Promise.reject(new Error('A visitor part asks for nothing')),
      speech,
      appUrl,
      hasSession: () => true,
      currencyId: undefined,
      layout: 'GRID',
      countryId: undefined,
      shippingMethod: undefined,
      scheme: undefined,
      formKey,
      year: currentYear(),
      isServer: true,
      userAgent: '',
      build: '',
      isDebug: false,
      touch: () => {},
      report: (error) => console.error(error),
      remember: () => {},
    });
    await site.slots.prepare(slotsOf({}), page);
    if (summary !== undefined)
      page.queryClient.setQueryData(page.queries.visitor.summary().queryKey, summary as VisitorSummary);
    const html = renderToString(
      <SiteApp site={site} page={page}>
        <StaticRouter location={url} basename={`/${locale}`}>
          <PartMarksProvider value={markOf}>
            {partNames.map((name) => (
              <VisitorPart key={name} name={name} />
            ))}
          </PartMarksProvider>
        </StaticRouter>
      </SiteApp>,
    );
    const drawn = cutAtMarks(html).flatMap(({ place, text }) =>
      place === undefined ? [] : [[place, text] as const],
    );
    return new Map([
      ...drawn,
      ['key', formKey],
      ['state', stateScript(VISITOR_STATE_ID, { formKey, entries: visitorEntries(page) })],
    ]);
  };
