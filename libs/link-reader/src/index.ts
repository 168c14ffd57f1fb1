export { readsNothing } from './link-reader.port.ts';
export type { LinkReader } from './link-reader.port.ts';
export { readsNoPictures } from './picture-reader.port.ts';
export type { PictureReader } from './picture-reader.port.ts';
export type { LinkMemory } from './web/link-memory.port.ts';
export { READER_NAME } from './web/robots.ts';
export { createWebLinkReader } from './web/web-link-reader.ts';
export { createWebPictureReader, PICTURE_BOUNDS } from './web/web-picture-reader.ts';
