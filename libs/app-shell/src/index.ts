export { Document } from './document/document.tsx';
export { createSite, type Site, type SiteParts } from './site/create-site.ts';
export { createPageContext, type PageGiven } from './site/create-page-context.ts';
export { pageEntries, restoreEntries, visitorEntries } from './site/page-entries.ts';
export { PAGE_STATE_ID, VISITOR_STATE_ID, type PageState, type VisitorState } from './site/page-state.ts';
export { createSlotRegistry } from './site/slot-registry.ts';
export { PAGES } from './routes/build-routes.ts';
export { firstSegment } from './routes/discover-routes.ts';
export { meantFeatures } from './routes/meant-features.ts';
export { slotsOf } from './routes/layouts.ts';
export {
  FrameKeeperProvider,
  type FrameKeeper,
  type KeptMarkup,
  type KeptPartName,
} from './frame/kept-part.tsx';
export { inLanguage, wayBackTo } from './frame/use-here.ts';
export { SiteApp } from './frame/site-app.tsx';
export { partNames, PartMarksProvider, VisitorPart, type PartName } from './visitor/visitor-part.tsx';
export type { ShellHandle } from './routes/wrap-route.ts';
export { messages as shellMessages } from './messages.ts';
export { defectsAmong } from './errors/defects-among.ts';
export { reloadOnce } from './errors/reload-once.ts';
export { loadFailure } from './errors/late-failure.tsx';
export { browserMessages, loadUnsupported } from './unsupported-browser/load-unsupported.ts';
export { loadConsentQuestion } from './consent/load-consent.ts';
export { messages as consentMessages } from './consent/messages.ts';
