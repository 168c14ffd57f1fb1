import type { ErrorProject } from '@shop/brand';
import type { Dictionary, LocaleCode } from '@shop/i18n';
import type { Layout, ShippingMethod, SlotName } from '@shop/page';
import type { Packed } from './packed.ts';

export const PAGE_STATE_ID = 'page-state';

/** The state of a rendered page for the browser, as JSON in one inert script element. */
export type PageState = {
  locale: LocaleCode;
  /** The rendered address, with its language, as the browser requested it. */
  pathname: string;
  appUrl: string;
  currencyId: number | undefined;
  layout: Layout;
  countryId: number | undefined;
  shippingMethod: ShippingMethod | undefined;
  year: string;
  build: string;
  isDebug: boolean;
  /** The error project's address; nothing is loaded without one. */
  reportTo: ErrorProject | undefined;
  /** Messages that staff changed, of this language alone; undefined when the server had no answer in time. */
  overrides: Dictionary | undefined;
  /** Of `PageEntry`. */
  entries: Packed;
  slots: readonly SlotName[];
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, unknown> | null;
};

export const VISITOR_STATE_ID = 'visitor-state';

/** The visitor's part of the state: a separate element, the last of the page. */
export type VisitorState = {
  formKey: string;
  entries: readonly PageEntry[];
};

/** One query: its key and its answer. */
export type PageEntry = readonly [key: readonly unknown[], data: unknown];
