import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Takes React's chunks as they come: a real stream would only copy them once more. */
const collector = (onEnd: (text: string) => void) => {
  const chunks: Uint8Array[] = [];
  const sink = {
    write: (chunk: string | Uint8Array) => {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end: () => onEnd(Buffer.concat(chunks).toString()),
    on: () => sink,
    once: () => sink,
    emit: () => true,
    destroy: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
};

/** Waits for everything: no boundary is left for later, so no inline script has to move it into place. */
const renderPatiently = (document: ReactNode, onError: (error: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
      onError,
    });
  });

/** What React writes where a boundary was not ready. */
const UNFINISHED = '<!--$!-->';

/**
 * The whole document in one pass, from `<html>` on. Its loaders have fetched all that it shows, so nearly every page is ready at once and
 * is written as text, at half the cost of a stream; a page that still waits for a lazy part is waited for.
 */
export const renderToText = async (
  document: ReactNode,
  onError: (error: unknown) => void,
): Promise<string> => {
  try {
    const html = renderToString(document);
    if (!html.includes(UNFINISHED)) return html;
  } catch {
    // The shell itself waits, or fails: the patient way tells which.
  }
  return renderPatiently(document, onError);
};
