import { OutboundRefused, type Outbound } from '@shop/outbound';
import { LRUCache } from 'lru-cache';
import type { IsNamed } from './named-pictures.ts';
import { createOncePerKey } from './once-per-key.ts';
import { photographFormat } from './picture-format.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureRequest, PictureSource } from './picture-request.ts';
import type { PictureStore } from './picture-store.ts';
import type { Workshop } from './picture-workshop.ts';

type Collaborators = {
  store: PictureStore;
  workshop: Pick<Workshop, 'render'>;
  outbound: Pick<Outbound, 'fetchBytes'>;
  isNamed: IsNamed;
  now?: () => number;
};

/** For whom a picture is made. */
export type Asker = {
  /** Aborted when the asker has gone. */
  gone: AbortSignal;
  /** Counts a picture that has to be made; seconds to wait, 0 for "go on". */
  take: () => number;
};

/** Goes up when drawings or presets change, so that kept pictures are drawn again. */
const DRAWING = 3;
const DAY = 86_400_000;
const MOST_REMEMBERED = 1_000;
/** Each may hold ten megabytes until it is sized. */
const MOST_PHOTOGRAPHS = 24;
const REMEMBERED_FOR = 30_000;

async function photographFrom(outbound: Collaborators['outbound'], url: string): Promise<Uint8Array> {
  try {
    const { bytes } = await outbound.fetchBytes(url);
    if (!photographFormat(bytes)) throw new PictureProblem('broken', 'no format that the shop shows');
    return bytes;
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    const isMissing = ['url', 'host', 'address', 'status'].includes(error.kind);
    throw new PictureProblem(isMissing ? 'missing' : 'broken', `${error.kind}: ${error.message}`);
  }
}

/** Finds finished pictures, makes those that are missing once, and keeps them. */
export function createPictures({ store, workshop, outbound, isNamed, now = Date.now }: Collaborators) {
  const once = createOncePerKey<Buffer>();
  /** A host that fails is not asked again by every visitor of a page. */
  const failures = new LRUCache<string, PictureProblem>({ max: MOST_REMEMBERED, ttl: REMEMBERED_FOR });

  const nameOf = (source: PictureSource) =>
    source.kind === 'recipe' ? `${DRAWING}:${source.recipe}` : `${Math.floor(now() / DAY)}:${source.url}`;

  let photographs = 0;

  async function makePhotograph({ preset, density }: PictureRequest, url: string, signal: AbortSignal) {
    if (photographs >= MOST_PHOTOGRAPHS) throw new PictureProblem('busy', `${photographs} photographs wait`);
    photographs += 1;
    try {
      return await workshop.render(
        { preset, density, photograph: await photographFrom(outbound, url) },
        signal,
      );
    } finally {
      photographs -= 1;
    }
  }

  async function make(request: PictureRequest, signal: AbortSignal): Promise<Buffer> {
    const { preset, density, source } = request;
    if (source.kind === 'recipe') return workshop.render({ preset, density, recipe: source.recipe }, signal);
    const failed = failures.get(source.url);
    if (failed) throw failed;
    try {
      return await makePhotograph(request, source.url, signal);
    } catch (error) {
      if (error instanceof PictureProblem && error.kind !== 'busy') failures.set(source.url, error);
      throw error;
    }
  }

  /** @throws PictureProblem */
  return (request: PictureRequest, { gone, take }: Asker): Promise<Buffer> => {
    const key = [request.preset, request.density, nameOf(request.source)].join(':');
    return once(key, gone, async (signal) => {
      const kept = await store.find(key);
      if (kept) return kept;
      const wait = take();
      if (wait > 0) throw new PictureProblem('limited', 'too many pictures from one place', wait);
      if (!(await isNamed(request.source))) throw new PictureProblem('missing', 'no goods name it');
      const made = await make(request, signal);
      await store.keep(key, made);
      return made;
    });
  };
}
