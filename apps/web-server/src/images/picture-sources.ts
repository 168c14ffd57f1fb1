import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOutbound, type Outbound } from '@shop/outbound';
import { createDrawings } from './drawings.ts';
import { createFolderPhotographs } from './folder-photographs.ts';
import { createPhotographs } from './photographs.ts';
import type { PictureSource } from './picture-source.ts';
import { createWorkerProcess } from './worker-process.ts';
import type { PictureJob, Size } from './render-picture.ts';
import { createWebPhotographs } from './web-photographs.ts';

export type PictureSourcesOptions = {
  /** Hosts whose photographs may be shown. */
  allowedHosts?: readonly string[] | undefined;
  /** A folder whose photographs may be shown. */
  photographFolder?: string | undefined;
  /** The file of a program that draws recipes; without it there are no drawings. */
  drawingWorker?: string | undefined;
  maxWaiting?: number;
  timeoutMs?: number;
  /** Tests pass a guarded fetch of their own. */
  outbound?: Outbound;
};

/** The worker is next to this file: as source, or as the build's second entry. */
const sizingWorker = (): string => {
  const files = ['picture-worker.ts', 'picture-worker.js', 'picture-worker.mjs'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error(`no picture worker beside ${import.meta.url}`);
  return found;
};

/** All picture sources of this shop, as one. */
export const createPictureSources = (options: PictureSourcesOptions) => {
  const { allowedHosts = [], photographFolder, drawingWorker } = options;
  const { maxWaiting = 200, timeoutMs = 10_000, outbound = createOutbound({ allowedHosts }) } = options;
  const bounds = { maxWaiting, timeoutMs };
  const sizing = createWorkerProcess<PictureJob>({ workerFile: sizingWorker(), ...bounds });
  const drawing = drawingWorker
    ? createWorkerProcess<string>({ workerFile: drawingWorker, ...bounds })
    : undefined;
  const size: Size = sizing.render;
  const photographs = createPhotographs({ size });
  const sources: readonly PictureSource[] = [
    ...(drawing ? [createDrawings({ draw: drawing.render, size })] : []),
    createWebPhotographs({ photographs, outbound }),
    ...(photographFolder ? [createFolderPhotographs({ photographs, folder: photographFolder })] : []),
  ];

  const find: PictureSource['find'] = (segment) => {
    for (const source of sources) {
      const found = source.find(segment);
      if (found) return found;
    }
    return undefined;
  };
  const close = async (): Promise<void> => {
    sizing.close();
    drawing?.close();
    await outbound.close();
  };
  return { find, close };
};
