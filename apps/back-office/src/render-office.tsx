import type { CreateOffice, OfficeRequest } from '@shop/brand';
import { createApiClient } from '@shop/data-access';
import {
  messages,
  OfficeDocument,
  officeKey,
  OfficeProvider,
  officeRoutes,
  type Office,
} from '@shop/feature-office';
import { createSpeech, getLanguage, type LocaleCode, type Speech } from '@shop/i18n';
import { OFFICE_TIME_ZONE } from '@shop/domain/staff';
import { createChangeKey } from '@shop/page';
import { fonts, themeClass } from '@shop/ui-theme/themes/default';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';

const createSpeeches = (report: (id: string) => void) => {
  const known = new Map<LocaleCode, Promise<Speech>>();
  return (locale: LocaleCode): Promise<Speech> => {
    const speech =
      known.get(locale) ??
      (async () => {
        const fresh = createSpeech({
          language: getLanguage(locale),
          timeZone: OFFICE_TIME_ZONE,
          onMissing: report,
        });
        await fresh.learn(messages);
        return fresh;
      })();
    known.set(locale, speech);
    return speech;
  };
};

const toRequest = ({ url, method, body }: OfficeRequest): Request =>
  new Request(url, {
    method,
    ...(body !== undefined && {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });

/** The office's pages: every one is rendered here, completely, and needs no scripts. */
export const createOfficeRenderer: CreateOffice = ({ styles }) => {
  const { query, dataRoutes } = createStaticHandler(officeRoutes);
  const speechOf = createSpeeches((id) => {
    throw new Error(`The office has no message ${id}`);
  });

  return {
    render: async (request) => {
      const speech = await speechOf(request.locale);
      const office: Office = { api: createApiClient(request.api), speech, formKey: createChangeKey() };
      const requestContext = new RouterContextProvider();
      requestContext.set(officeKey, office);
      const context = await query(toRequest(request), { requestContext });
      if (context instanceof Response)
        return { status: context.status, location: context.headers.get('location') ?? '/' };
      for (const error of Object.values(context.errors ?? {}))
        if (!isRouteErrorResponse(error)) request.report(error);
      const html = renderToString(
        <OfficeDocument lang={speech.language.tag} themeClass={themeClass} styles={styles} fonts={fonts}>
          <OfficeProvider office={office}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </OfficeProvider>
        </OfficeDocument>,
      );
      return { status: context.statusCode, html: `<!DOCTYPE html>${html}` };
    },
  };
};
