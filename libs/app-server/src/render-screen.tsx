import { Document, createPageContext, loadFailure, type Site } from '@shop/app-shell';
import { Screen, screenMessages } from '@shop/app-shell/screen';
import type { AssetResolver, ScreenRequest } from '@shop/brand';
import { SpeechProvider, type Speech } from '@shop/i18n';
import { PageProvider } from '@shop/page';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import { modulesOf } from './loaded-modules.ts';
import { headTags, pageBytes } from './page-bytes.ts';
import { renderToText } from './render-to-text.ts';
import type { createServerSpeech } from './server-speech.ts';

type ScreenRendererDeps = {
  site: Site;
  theme: ThemeBundle;
  assets: AssetResolver;
  speechOf: ReturnType<typeof createServerSpeech>;
  currentYear: () => string;
};

/** Screens without data and without scripts: they work when the API and the scripts do not. */
export const createScreenRenderer = ({ site, theme, assets, speechOf, currentYear }: ScreenRendererDeps) => {
  /** A busy server must not render once for each refused visitor. */
  const kept = new WeakMap<Speech, Map<string, string>>();

  const draw = async ({ kind, to, failure }: ScreenRequest, speech: Speech): Promise<string> => {
    await speech.learn(screenMessages);
    const page = createPageContext(site, {
      transport: () => Promise.reject(new Error('A screen asks for nothing')),
      speech,
      appUrl: site.brand.appUrl,
      hasSession: () => false,
      currencyId: undefined,
      layout: 'GRID',
      countryId: undefined,
      shippingMethod: undefined,
      scheme: undefined,
      // No form of a screen changes the cart.
      formKey: '',
      year: currentYear(),
      isServer: true,
      userAgent: '',
      build: '',
      isDebug: false,
      touch: () => {},
      report: (error) => console.error(error),
      remember: () => {},
    });
    const html = await renderToText(
      <Document site={site} page={page}>
        <PageProvider page={page}>
          <SpeechProvider speech={speech}>
            <Screen kind={kind} to={to} failure={failure} />
          </SpeechProvider>
        </PageProvider>
      </Document>,
      () => {},
    );
    // A screen is rendered like a failed page, whose styles no successful page loads.
    const { styles, inlineStyles = [] } = await assets(await modulesOf(loadFailure));
    const head = headTags({ entry: '', scripts: [], styles, inlineStyles }, theme);
    const { bytes } = pageBytes(html, head);
    return Buffer.from(bytes).toString();
  };

  return async (screen: ScreenRequest): Promise<string> => {
    const { speech } = await speechOf(screen.locale);
    if (screen.failure !== undefined || screen.to !== undefined) return draw(screen, speech);
    const drawn = kept.get(speech) ?? new Map<string, string>();
    const key = `${screen.kind} ${currentYear()}`;
    const html = drawn.get(key) ?? (await draw(screen, speech));
    kept.set(speech, drawn.set(key, html));
    return html;
  };
};
