export { cartQueueOf, useCartQueue } from './cart-queue.ts';
export { tellOtherTabs } from './tell-other-tabs.ts';
export { ChangeKeyField } from './change-key-field.tsx';
export { createChangeKey } from './change-key.ts';
export type { Check, CheckAddress, CheckName } from './check.ts';
export {
  createDestination,
  type ChosenDestination,
  type Destination,
  type DestinationStore,
} from './destination-store.ts';
export { DestinationChoice, DestinationProvider, useDestination } from './destination.tsx';
export { describeCrumbs, type Crumb } from './describe-crumbs.ts';
export type { Feature, LaterRoutes, FeatureKey, Fill, LazyComponent } from './feature.ts';
export {
  readForm,
  keepTyped,
  refuse,
  refuseBy,
  useFormAnswer,
  type FormAnswer,
  type FormValues,
} from './form-answer.ts';
export { OfferedProvider, useLinks, type Links, type Offered } from './links.ts';
export { ModalsProvider, useModals, type ModalName, type ModalProps, type Modals } from './modals.ts';
export { gone, movedTo, notFound, seeOther, sessionEnded, tooMany, unavailable } from './outcomes.ts';
export {
  pageContext,
  pageContextKey,
  type Currency,
  type PageAddress,
  type PageContext,
} from './page-context.ts';
export type { Layout, Preferences, Scheme, ShippingMethod } from './preferences.ts';
export { partsOfLayout, type LayoutParts } from './layouts.ts';
export { PageBody, PageColumns, type PageBodyProps } from './page-body.tsx';
export type { LayoutName, PageHandle, WayBack } from './page-handle.ts';
export { joinTitle, PageHead } from './page-head.tsx';
export { partsOf } from './parts-of.ts';
export { PageProvider, useBrand, usePage, useQueriesOf } from './page-provider.tsx';
export { useRefusesCookies } from './refused-cookies.ts';
export { ShopLink } from './shop-link.tsx';
export {
  chooseCurrency,
  chooseSearchKey,
  conversionRateOf,
  currencyOf,
  readerOf,
  searchKeyOf,
  siteOf,
  useCurrency,
  useMarket,
  useReader,
  useSite,
  type Site,
} from './site.ts';
export type { StructuredAddress, StructuredData, StructuredThing } from './structured-data.ts';
export { Slot, SlotProvider, type SlotRegistry } from './slot.tsx';
export type { ModalContracts, SlotName, SlotProps } from './registry.ts';
export { isOpen, openFeature, segmentsOf, type OpenFeature } from './open-feature.ts';
