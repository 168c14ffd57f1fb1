import { brandHas, type BrandConfig } from '@shop/brand';
import type { Dictionary, LocaleCode, MessagesByLanguage } from '@shop/i18n';
import { isOpen, type Feature, type PageHandle, type SlotRegistry } from '@shop/page';
import type { ThemeBundle } from '@shop/ui-theme/theme';
import type { RouteObject } from 'react-router-dom';
import { messages as shellMessages } from '../messages.ts';
import { buildRoutes } from '../routes/build-routes.ts';
import { discoverRoutes } from '../routes/discover-routes.ts';
import { offeredSegments } from '../routes/offered-segments.ts';
import { browserMessages } from '../unsupported-browser/load-unsupported.ts';
import { createSlotRegistry, type PreparedSlots } from './slot-registry.ts';

/** A brand's input to the shell: data, tokens, a list of features, and its own wording of messages. */
export type SiteParts = {
  brand: BrandConfig;
  /** The browser needs only this part; the server is given the whole. */
  theme: Pick<ThemeBundle, 'themeClass' | 'colorSchemes'>;
  features: readonly Feature[];
  wording?: Partial<Record<LocaleCode, Dictionary>>;
};

/** A brand's site, built once per process (or tab): it holds no visitor data. */
export type Site = SiteParts & {
  /** Those of the features whose routes are loaded. */
  readonly routes: RouteObject[];
  /**
   * The routes of an address whose feature has them in a separate file; they are next to the other pages.
   */
  readonly discover: (pathname: string) => Promise<RouteObject[]>;
  readonly offered: ReadonlySet<string>;
  readonly slots: PreparedSlots;
  readonly registry: SlotRegistry;
  /** All messages of its pages. */
  readonly messages: readonly MessagesByLanguage[];
};

const wordsOf = (feature: Feature): MessagesByLanguage[] => [
  ...(feature.messages ? [feature.messages] : []),
  ...(isOpen(feature) ? feature.routes : []).flatMap(
    ({ handle }) => (handle as PageHandle | undefined)?.messages ?? [],
  ),
];

export const createSite = (parts: SiteParts): Site => {
  const features = parts.features.filter(({ requires }) => !requires || brandHas(parts.brand, requires));
  const slots = createSlotRegistry(features);
  const built = { brand: parts.brand, features, slots };
  return {
    ...parts,
    features,
    routes: buildRoutes(built),
    discover: discoverRoutes(built),
    slots,
    registry: slots,
    offered: offeredSegments(features, parts.brand),
    messages: [
      ...new Set([shellMessages, browserMessages, ...features.flatMap(wordsOf), ...slots.wordsOf()]),
    ],
  };
};
