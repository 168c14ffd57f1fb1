export { readsNothing } from './link-reader.port.ts';
export type { LinkReader } from './link-reader.port.ts';
export type { LinkMemory } from './web/link-memory.port.ts';
export { READER_NAME } from './web/robots.ts';
export { createWebLinkReader } from './web/web-link-reader.ts';
