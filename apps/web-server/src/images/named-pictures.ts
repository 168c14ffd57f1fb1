import { LRUCache } from 'lru-cache';
import type { ApiGateway } from '../api/api-gateway.ts';
import { PictureProblem } from './picture-problem.ts';

/** Whether products or orders of the shop name a picture: no other is made. */
export type IsNamed = (name: string) => Promise<boolean>;

const REMEMBERED = 5_000;
const REMEMBERED_MS = 30_000;
const PATIENCE_MS = 2_000;
const [NAMED, UNNAMED] = [204, 404];

type ApiAccess = { gateway: Pick<ApiGateway, 'send'>; secret: string };

/** Asks the API, which has the catalogue. Recent answers are cached. */
export const createNamedPictures = ({ gateway, secret }: ApiAccess): IsNamed => {
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
  const known = new LRUCache<string, boolean>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
    ignoreFetchAbort: true,
    fetchMethod: (name) =>
      ask(name).catch(() => {
        throw new PictureProblem('busy', 'the catalogue cannot be asked');
      }),
  });
  return (name) => known.forceFetch(name);
};
