import { permissionCalls } from '@shop/contracts/calls';
import type { PageContext } from '@shop/page';
import type { DataRouter } from 'react-router-dom';
import { debounce } from './debounce.ts';
import { translationCookies } from './translation-cookies.ts';
import type { Redraw } from './redraw.ts';
import type { createTranslationView } from './translation-view.tsx';

const REFRESH = { quiet: 1_000, atMost: 2_000 };

type WatchedPage = { page: PageContext; router: Pick<DataRouter, 'subscribe' | 'state'>; redraw: Redraw };

/** A guest has no permission, so the call is made for clients only. */
const clientOf = ({ queryClient, queries }: PageContext): number | undefined =>
  queryClient.getQueryData(queries.auth.user().queryKey)?.id;

/** Undefined: no answer came, and the display is unchanged. */
const isAllowed = async (page: PageContext): Promise<boolean | undefined> => {
  if (clientOf(page) === undefined || !translationCookies.mayCheck()) return false;
  translationCookies.startChecking();
  const answer = await page.api.send(permissionCalls.canViewTranslations, undefined).catch(() => undefined);
  if (answer === false) translationCookies.stopChecking();
  return answer;
};

/**
 * Shows or hides the toggler of translation keys by the permission, after each navigation and change of user;
 * its components are loaded when it is first shown.
 */
export const watchTranslations = ({ page, router, redraw }: WatchedPage): void => {
  let view: ReturnType<typeof createTranslationView> | undefined;
  const load = () =>
    (view ??= import('./translation-view.tsx').then((module) => module.createTranslationView(page, redraw)));

  const refresh = async (): Promise<void> => {
    const allowed = await isAllowed(page);
    if (allowed === undefined || (!allowed && !view)) return;
    (await load()).showToggler(allowed);
  };
  const refreshSoon = debounce(() => void refresh(), REFRESH);

  let { location } = router.state;
  router.subscribe((state) => {
    if (state.location === location) return;
    location = state.location;
    refreshSoon();
  });
  let client = clientOf(page);
  page.queryClient.getQueryCache().subscribe(() => {
    const now = clientOf(page);
    if (now === client) return;
    // The refusal was another user's.
    if (client !== undefined) translationCookies.forgetChecking();
    client = now;
    refreshSoon();
  });
  refreshSoon();
  if (translationCookies.mayView()) void load().then(({ showKeys }) => showKeys(true));
};
