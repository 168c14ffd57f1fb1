import type { MessagesByLanguage } from '@shop/i18n';
import {
  notFound,
  pageContext,
  readForm,
  refuse,
  unavailable,
  type Check,
  type CheckAddress,
  type CheckName,
  type PageHandle,
} from '@shop/page';
import { splitLocale } from '@shop/paths';
import type { ActionFunctionArgs, LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { loadFailure } from '../errors/late-failure.tsx';
import { isOffline, isModuleOutOfReach } from '../errors/is-offline.ts';
import { outageAside } from '../errors/own-error.tsx';
import type { PreparedSlots } from '../site/slot-registry.ts';
import { slotsOf } from './layouts.ts';
import { toOutcome } from './page-outcome.ts';
import { withinReach } from './within-reach.ts';

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type LazyParts = Partial<Record<'loader' | 'action', () => Promise<LoaderFunction | undefined>>>;
type LazyViews = { ErrorBoundary?: Parameters<typeof outageAside>[0]; Component?: () => Promise<unknown> };

/** The shell's handle of a route in addition to the page's: its feature's messages come before its own. */
export type ShellHandle = PageHandle & { messages: readonly MessagesByLanguage[] };

export type Around = {
  checks: Partial<Record<CheckName, Check>>;
  messages: MessagesByLanguage | undefined;
  slots: PreparedSlots;
};

const addressOf = ({ request, params, context }: Args): CheckAddress => {
  const url = new URL(request.url);
  const { path } = splitLocale(url.pathname, pageContext(context).brand.locales);
  return { params, path: path + url.search, url, request };
};

const fits = ({ params: patterns = {}, validate }: PageHandle, { params, url }: CheckAddress): boolean =>
  Object.entries(patterns).every(([name, isFit]) => {
    const value = params[name];
    return value === undefined || isFit(value);
  }) &&
  (validate?.({ params, url }) ?? true);

/** An unregistered check is an error of the build. */
const namedChecks = (route: RouteObject, { checks }: Around): Check[] =>
  ((route.handle as PageHandle | undefined)?.checks ?? []).map((name) => {
    const check = checks[name];
    if (!check) throw new Error(`Route ${route.id ?? route.path}: no check ${name}`);
    return check;
  });

const lazyPart = (
  route: RouteObject,
  name: 'loader' | 'action',
): (() => Promise<LoaderFunction | undefined>) => {
  if (typeof route.lazy === 'function') throw new Error(`Route ${route.id}: lazy is no object`);
  const own = route[name];
  if (own) return () => Promise.resolve(own as LoaderFunction);
  return (route.lazy as LazyParts | undefined)?.[name] ?? (() => Promise.resolve(undefined));
};

const isNotFound = (outcome: unknown): boolean =>
  (outcome as { init?: ResponseInit | null } | null)?.init?.status === 404;

/** The result of a failure for its page; an address that was not found may be an old one. */
const outcomeOf = async (failure: unknown, args: Args): Promise<unknown> => {
  const address = addressOf(args);
  const outcome = toOutcome(failure, address.path);
  if (!isNotFound(outcome)) return outcome;
  // With the error page, which is needed next.
  const { redirectOfOldAddress } = await loadFailure();
  return (await redirectOfOldAddress(pageContext(args.context), address)) ?? outcome;
};

const messagesOf = ({ messages }: Around, { messages: own = [] }: PageHandle): MessagesByLanguage[] =>
  messages ? [messages, ...own] : [...own];

/**
 * Runs a page's rules before its loader and its action: patterns, its own validation, the named checks in
 * their order. They are part of the route itself because sibling loaders run in parallel: a parent's would
 * not delay it.
 */
export const wrapRoute = (route: RouteObject, around: Around): RouteObject => {
  const handle = (route.handle ?? {}) as PageHandle;
  if (!handle.privacy) throw new Error(`Route ${route.id ?? route.path}: no privacy`);
  const checks = namedChecks(route, around);
  const { slots: ownSlots = [] } = handle;
  const messages = messagesOf(around, handle);
  const loadLoader = lazyPart(route, 'loader');
  const loadAction = lazyPart(route, 'action');

  const enter = async (args: Args): Promise<void> => {
    const context = pageContext(args.context);
    const address = addressOf(args);
    if (!fits(handle, address)) throw notFound(address.path);
    for (const check of checks) await check(context, address);
  };

  const guarded =
    (part: () => Promise<LoaderFunction | undefined>, isAction = false): LoaderFunction =>
    async (args) => {
      const context = pageContext(args.context);
      // The action reads the body once; a form without an answer is shown again with what was typed.
      const sent = isAction && !context.isServer ? args.request.clone() : null;
      // The header's slots too: in a browser that got a page without header the frame's loader does not run again.
      const framed = around.slots.prepare(slotsOf(handle), context);
      try {
        const learned = Promise.all(messages.map((words) => context.speech.learn(words)));
        const pending = Promise.all([part(), learned, framed]);
        // The checks may refuse first; pending requests must not fail unhandled then.
        pending.catch(() => {});
        await enter(args);
        const [own] = await pending;
        // A page's fills get no data in advance: they load their own.
        const warmed = Promise.all(ownSlots.map((name) => around.slots.warm(name, context, {} as never)));
        const [answer] = await Promise.all([own?.(args), warmed]);
        return answer ?? null;
      } catch (failure) {
        // An error page has the same frame.
        await framed.catch(() => {});
        if (sent && (await isOffline(failure))) return refuse(await readForm(sent), {}, 'unreachable');
        throw (await isModuleOutOfReach(failure)) ? unavailable() : await outcomeOf(failure, args);
      }
    };

  const { loader: _loader, action: _action, lazy, ...rest } = route;
  const { loader: _lazyLoader, action: lazyAction, ...lazyRest } = (lazy ?? {}) as LazyParts & LazyViews;
  if (lazyRest.ErrorBoundary) lazyRest.ErrorBoundary = outageAside(lazyRest.ErrorBoundary);
  if (lazyRest.Component) lazyRest.Component = withinReach(lazyRest.Component);
  return {
    ...rest,
    handle: { ...handle, messages } satisfies ShellHandle,
    ...(Object.keys(lazyRest).length > 0 && { lazy: lazyRest }),
    loader: guarded(loadLoader),
    ...((route.action || lazyAction) && { action: guarded(loadAction, true) }),
  } as RouteObject;
};
