import { randomBytes } from 'node:crypto';
import type { PartName } from '@shop/app-shell';

/**
 * Part of the names of the elements around a page's visitor parts. No text of a page can contain it: each
 * process generates it and never sends it, since every page is sent without these elements.
 */
const SECRET = randomBytes(16).toString('hex');
const START = `<part-${SECRET}-`;

export const markOf = (name: PartName): string => `part-${SECRET}-${name}`;

/** A part of a document: common to all visitors, or with the name of its place. */
export type Piece = { readonly text: string; readonly place?: string };

/** The document without the marks, split into pieces at them. */
export const cutAtMarks = (html: string): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (let open = html.indexOf(START); open >= 0; open = html.indexOf(START, at)) {
    const inside = html.indexOf('>', open) + 1;
    const place = html.slice(open + START.length, inside - 1);
    const end = `</part-${SECRET}-${place}>`;
    const close = html.indexOf(end, inside);
    if (close < 0) throw new Error(`The part ${place} has no end`);
    pieces.push({ text: html.slice(at, open) }, { text: html.slice(inside, close), place });
    at = close + end.length;
  }
  pieces.push({ text: html.slice(at) });
  return pieces;
};

/** Common pieces, split again at each form's key. */
export const cutAtKey = (pieces: readonly Piece[], key: string): Piece[] =>
  pieces.flatMap((piece) =>
    piece.place === undefined
      ? piece.text
          .split(key)
          .flatMap((text, at) => (at === 0 ? [{ text }] : [{ text: key, place: 'key' }, { text }]))
      : [piece],
  );
