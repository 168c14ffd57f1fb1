import { OutboundRefused, type Outbound } from '@shop/outbound';
import type { Photographs } from './photographs.ts';
import { PictureProblem } from './picture-problem.ts';
import type { PictureSource } from './picture-source.ts';

const WEB_ADDRESS = /^https?:\/\//;
const MISSING: readonly string[] = ['url', 'host', 'address', 'status'];

type WebPhotographOptions = { photographs: Photographs; outbound: Pick<Outbound, 'fetchBytes'> };

/** Photographs of the hosts that the guarded fetch allows. */
export const createWebPhotographs = ({ photographs, outbound }: WebPhotographOptions): PictureSource => {
  const read = async (url: string): Promise<Uint8Array> => {
    try {
      return (await outbound.fetchBytes(url)).bytes;
    } catch (error) {
      if (!(error instanceof OutboundRefused)) throw error;
      const kind = MISSING.includes(error.kind) ? 'missing' : 'broken';
      throw new PictureProblem(kind, `${error.kind}: ${error.message}`);
    }
  };
  return { find: (segment) => (WEB_ADDRESS.test(segment) ? photographs(segment, read) : undefined) };
};
