import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** Waits for everything: no boundary is left for later, so no inline script has to move it into place. */
const renderPatiently = async (document: ReactNode, onError: (error: unknown) => void): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(document, { progressiveChunkSize: Infinity, onError });
  return text(prelude);
};

/** React's marker of a boundary that was not ready. */
const UNFINISHED = '<!--$!-->';

/**
 * The whole document in one pass, from `<html>` on. Its loaders have fetched all of its data, so nearly every
 * page is ready at once and is written as text, at half the cost of a stream; a page that still waits for a
 * lazy part is waited for.
 */
export const renderToText = async (
  document: ReactNode,
  onError: (error: unknown) => void,
): Promise<string> => {
  try {
    const html = renderToString(document);
    if (!html.includes(UNFINISHED)) return html;
  } catch {
    // The shell itself suspends or fails; rendering as a stream shows which.
  }
  return renderPatiently(document, onError);
};
