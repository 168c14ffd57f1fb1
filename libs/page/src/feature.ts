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
  /**
   * The messages of the fill, if they are few, or null for none; else the feature's messages come with it.
   */
  messages?: MessagesByLanguage | null;
  /** Loads the fill's data into the query cache; runs in parallel with the page's loader. */
  warm?: (context: PageContext, props: SlotProps[Name]) => Promise<void>;
};

export type FeatureKey =
  | 'marketplace'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'orders'
  | 'calculator'
  | 'content'
  | 'site'
  | BrandFeature;

/** Routes of pages other than landing pages, in a separate file that landing pages do not load. */
export type LaterRoutes = {
  /**
   * First segments of their addresses: the first request of one loads the file. `:slug` stands for every address that
   * no feature names.
   */
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
  /**
   * The list of lazy modules of its routes, modals and fills (`partsOf`), if that is a separate file:
   * loaded when idle.
   */
  pages?: () => Promise<unknown>;
  /** The named checks of this feature. */
  checks?: Partial<Record<CheckName, Check>>;
  modals?: { [Name in ModalName]?: LazyComponent<ModalProps<Name>> };
  /** The messages of a modal, if it has its own; else the feature's messages come with it. */
  modalMessages?: () => Promise<{ [Name in ModalName]?: MessagesByLanguage }>;
  fills?: { [Name in SlotName]?: Fill<Name> };
  /** Of its modals, its fills and all its pages. A feature of pages only names them with its routes. */
  messages?: MessagesByLanguage;
};
