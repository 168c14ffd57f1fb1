import { LRUCache } from 'lru-cache';
import type { ApiGateway } from '../api/api-gateway.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureSource } from './picture-request.ts';

/** Tells whether goods or orders of the shop name a picture: no other is made. */
export type IsNamed = (source: PictureSource) => Promise<boolean>;

const REMEMBERED = 5_000;
const REMEMBERED_MS = 30_000;
const PATIENCE_MS = 2_000;
const [NAMED, UNNAMED] = [204, 404];

/** A drawing is named by its front; the other views come with it. */
const nameOf = (source: PictureSource): string => {
  if (source.kind === 'web') return source.url;
  const [kind, form, colour, , seed] = source.recipe.split('.');
  return [kind, form, colour, 'front', seed].join('.');
};

type Given = { gateway: Pick<ApiGateway, 'send'>; secret: string };

/** Asks the API, which knows the catalogue. What was asked a moment ago is not asked again. */
export const createNamedPictures = ({ gateway, secret }: Given): IsNamed => {
  const known = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  const ask = async (name: string): Promise<boolean> => {
    const { statusCode, body } = await gateway.send({
      method: 'GET',
      path: `/internal/pictures?source=${encodeURIComponent(name)}`,
      headers: { 'x-shop-secret': secret },
      timeout: PATIENCE_MS,
    });
    await body.dump();
    if (statusCode === NAMED || statusCode === UNNAMED) return statusCode === NAMED;
    throw new Error(`asking for a picture was answered ${statusCode}`);
  };

  return (source) => {
    const name = nameOf(source);
    const asked = known.get(name);
    if (asked) return asked;
    const fresh = ask(name).catch(() => {
      known.delete(name);
      throw new PictureProblem('busy', 'the catalogue cannot be asked');
    });
    known.set(name, fresh);
    return fresh;
  };
};
