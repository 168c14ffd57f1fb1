import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Difference } from './compare-pictures.ts';

export type ChangedShot = {
  board: string;
  shot: string;
  before: Buffer;
  after: Buffer;
  difference: Difference;
};
export type Outcome = {
  base: string;
  compared: number;
  changed: readonly ChangedShot[];
  added: readonly string[];
  gone: readonly string[];
};

const STYLE = `body{font:16px/1.5 system-ui;margin:32px;background:#f4f6f8}section{margin-block:40px}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;align-items:start}
img{max-width:100%;border:1px solid #c9d6e0;background:#fff}figure{margin:0}`;

const fileOf = ({ board, shot }: ChangedShot, kind: string) =>
  `${board.replaceAll(/[^\w]+/g, '-')}-${shot}-${kind}.png`.toLowerCase();

const rowOf = (change: ChangedShot): string => {
  const figure = (kind: string) =>
    `<figure><figcaption>${kind}</figcaption><img loading="lazy" src="pictures/${fileOf(change, kind)}" alt=""></figure>`;
  return `<section><h2>${change.board} · ${change.shot} · ${change.difference.pixels} pixels</h2>
<div class="row">${['before', 'after', 'difference'].map(figure).join('')}</div></section>`;
};

export const summaryOf = ({ base, compared, changed, added, gone }: Outcome): string =>
  [
    `${compared} pictures compared with ${base.slice(0, 10)}: ${changed.length} differ`,
    ...(added.length > 0 ? [`new: ${added.join(', ')}`] : []),
    ...(gone.length > 0 ? [`gone: ${gone.join(', ')}`] : []),
  ].join('; ');

/** The report of the differences: both pictures side by side with the difference. */
export const writeReport = async (folder: string, outcome: Outcome): Promise<string> => {
  const pictures = path.join(folder, 'pictures');
  await mkdir(pictures, { recursive: true });
  for (const change of outcome.changed) {
    await writeFile(path.join(pictures, fileOf(change, 'before')), change.before);
    await writeFile(path.join(pictures, fileOf(change, 'after')), change.after);
    await writeFile(path.join(pictures, fileOf(change, 'difference')), change.difference.picture);
  }
  const page = path.join(folder, 'index.html');
  const rows = outcome.changed.map(rowOf).join('\n');
  await writeFile(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${STYLE}</style>
<h1>Visual differences</h1><p>${summaryOf(outcome)}</p>${rows}</html>`,
  );
  return page;
};
