export { aBrand } from './a-brand.ts';
export { aSite } from './a-site.ts';
export { createTestPage, type TestPageGiven } from './create-test-page.ts';
export { renderRoute, type RenderedRoute, type RouteGiven } from './render-route.tsx';
export { renderView } from './render-view.tsx';
export { describeBrand } from './describe-brand.ts';
