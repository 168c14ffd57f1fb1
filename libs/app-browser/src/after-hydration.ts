import type { ErrorProject } from '@shop/brand';
import { loadFailure, reloadOnce, type PageState, type Site } from '@shop/app-shell';
import { unsavedInput } from '@shop/app-shell/unsaved-input';
import { cartQueueOf, openFeature, type Feature, type PageContext } from '@shop/page';
import { followCart } from '@shop/page/follow-cart';
import { whenIdle } from '@shop/page/when-idle';
import { watchScroll } from '@shop/ui-theme/watch-scroll';
import { loadTooltips } from '@shop/ui-theme/load-tooltips';
import type { DataRouter } from 'react-router-dom';
import type { createErrorQueue } from './error-queue.ts';
import { answerConsent } from './answer-consent.ts';
import { consent } from './consent.ts';
import { keepCampaign } from './keep-campaign.ts';
import { leaveOldBuild } from './leave-old-build.ts';
import { leaveStalePage } from './leave-stale-page.ts';
import { reportCampaign } from './report-campaign.ts';
import { reportDefects } from './report-defects.ts';
import { reportLocaleOnce } from './report-locale.ts';
import { learnLateTexts } from './translations/late-texts.ts';
import { createRedraw, type Draw } from './translations/redraw.ts';
import { watchTranslations } from './translations/watch-translations.ts';
import { watchDraftOwner } from './watch-draft-owner.ts';
import { watchBuilds } from './watch-builds.ts';

type HydratedPage = {
  site: Site;
  page: PageContext;
  state: PageState;
  router: DataRouter;
  errors: ReturnType<typeof createErrorQueue>;
  draw: Draw;
};

const startReporting = async (project: ErrorProject, { page, errors }: HydratedPage): Promise<void> => {
  const { reportErrors } = await import('./report-errors.ts');
  errors.drainTo((caughtBefore) => reportErrors({ project, brand: page.brand.key, consent, caughtBefore }));
};

/** The module that sends them is fetched with the first error. */
const logErrors = ({ page, errors }: HydratedPage): void => {
  addEventListener('error', ({ error }) => errors.add(error));
  addEventListener('unhandledrejection', ({ reason }) => errors.add(reason));
  errors.drainTo((caughtBefore) => {
    const send = (error: unknown): void =>
      void import('./send-error.ts').then(({ sendError }) => sendError(error, page.build)).catch(() => {});
    caughtBefore.forEach(send);
    return send;
  });
};

/** Nothing of it is fetched without consent. */
const track = ({ page, router }: HydratedPage): void => {
  if (!consent.allows('statistics') && !consent.allows('marketing')) return;
  import('./trackers/start-tracking.ts')
    .then(({ startTracking }) => startTracking(page, { router, consent }))
    .catch(page.report);
};

/**
 * Fetches what other pages need, one feature in each idle moment: all of them at once would be one long task. A module
 * that fails to load now is requested again by the first page that needs it.
 */
const fetchFeatures = ([feature, ...others]: readonly Feature[]): void => {
  if (!feature) return;
  feature.pages?.().catch(() => {});
  openFeature(feature).catch(() => {});
  whenIdle(() => fetchFeatures(others));
};

/** Work that no visitor waits for. Its modules are fetched only after the page is interactive. */
export const settle = (hydrated: HydratedPage): void => {
  const { site, page, state, router, draw } = hydrated;
  const { search } = location;
  reportCampaign(page, { search, consent });
  track(hydrated);
  answerConsent(() => {
    keepCampaign(consent, search);
    track(hydrated);
  });
  reportLocaleOnce(state.locale, page.queries.configuration.reportLocale);
  reportDefects(router, page.report);
  if (state.reportTo) void startReporting(state.reportTo, hydrated);
  else logErrors(hydrated);
  cartQueueOf(page).prepare();
  followCart(page);
  watchDraftOwner(page);
  fetchFeatures(site.features);
  // Offline it could not be fetched any more.
  loadFailure().catch(() => {});
  leaveStalePage();
  loadTooltips();
  watchScroll();
  const redraw = createRedraw(page, draw);
  watchTranslations({ page, router, redraw });
  if (!state.overrides) void learnLateTexts(page, redraw);
  const isEditing = unsavedInput();
  watchBuilds(page.build, () => leaveOldBuild({ router, isEditing, loadOnce: reloadOnce }));
};
