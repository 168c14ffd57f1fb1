export {
  createPageFetch,
  type FetchedPage,
  type PageFetch,
  type PageFetchOptions,
  type Visit,
} from './page-fetch.ts';
export { webPageUrl } from './web-page-url.ts';
