import { pictureSources, type PictureSources } from './pictures.ts';

/** The small picture of an ordered line; goods that were bought elsewhere have none. */
export const pictureOfLine = (source: string): (PictureSources & { alt: '' }) | undefined =>
  source === '' ? undefined : { ...pictureSources(source, 'thumb'), alt: '' };
