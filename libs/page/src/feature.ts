import type { BrandFeature } from '@shop/brand';
import type { MessagesByLanguage } from '@shop/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Check, CheckName } from './check.ts';
import type { ModalName, ModalProps } from './modals.ts';
import type { PageContext } from './page-context.ts';
import type { SlotName, SlotProps } from './registry.ts';

/** Fetched when first needed: `async () => (await import('./cart-badge/cart-badge.tsx')).CartBadge`. */
export type LazyComponent<Props = object> = () => Promise<ComponentType<Props>>;

export type Fill<Name extends SlotName> = {
  component: LazyComponent<SlotProps[Name]>;
  /** All that the fill says, where that is little, or null where it is nothing; else the feature's messages come with it. */
  messages?: MessagesByLanguage | null;
  /** Puts what the fill shows into the query cache; runs beside the page's own loader. */
  warm?: (context: PageContext, props: SlotProps[Name]) => Promise<void>;
};

export type FeatureKey = 'marketplace' | 'cart' | 'checkout' | 'account' | 'orders' | 'site' | BrandFeature;

/** Routes of pages that shoppers do not land on, in a file of their own that landing pages do without. */
export type LaterRoutes = {
  /** First segments of their addresses: with the first one that is asked for, the file is fetched. */
  readonly segments: readonly string[];
  readonly load: () => Promise<RouteObject[]>;
};

/** One part of the shop, as an app lists it. The shell builds the site from the list. */
export type Feature = {
  key: FeatureKey;
  /** Absent from brands that have this switched off. */
  requires?: BrandFeature;
  /** Built once per process, never per request. */
  routes: RouteObject[] | LaterRoutes;
  /** The list of what its routes, modals and fills fetch (`partsOf`), where that is a file of its own: fetched when idle. */
  pages?: () => Promise<unknown>;
  /** The named checks that this feature knows. */
  checks?: Partial<Record<CheckName, Check>>;
  modals?: { [Name in ModalName]?: LazyComponent<ModalProps<Name>> };
  /** All that a modal says, where it has words of its own; else the feature's messages come with it. */
  modalMessages?: () => Promise<{ [Name in ModalName]?: MessagesByLanguage }>;
  fills?: { [Name in SlotName]?: Fill<Name> };
  messages: MessagesByLanguage;
};
