import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Takes React's chunks as they come: a real stream would only copy them once more. */
const collector = (onEnd: (text: string) => void) => {
  const chunks: (string | Uint8Array)[] = [];
  const take = (chunk: string | Uint8Array) => {
    chunks.push(chunk);
    return true;
  };
  const sink = {
    write: take,
    end: () =>
      onEnd(
        Buffer.concat(
          chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)),
        ).toString(),
      ),
    on: () => sink,
    once: () => sink,
    emit: () => true,
    destroy: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
};

/** The whole document in one pass: no boundary is left for later, so no inline script has to move it into place. */
export const renderToText = (document: ReactNode, onError: (error: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
      onError,
    });
  });
