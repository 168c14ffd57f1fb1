import { EVENT_TABLE, reasonAgainst, TRACKERS, type AnalyticsName } from '@shop/domain/analytics';
import { escapeHtml } from '@shop/commerce-kit/escape-html';
import type { StreamedEvent } from './stream.ts';

const STYLE = `
:root{color-scheme:light dark;--ground:#f4f6f8;--sheet:#fff;--ink:#0f1b26;--muted:#4f5e6b;--line:#dde3e8;--soft:#e7f0f6;--bad:#a3211b}
@media (prefers-color-scheme:dark){:root{--ground:#0b1218;--sheet:#121c25;--ink:#e8eef3;--muted:#a3b2be;--line:#243240;--soft:#132f41;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:72rem;margin:0 auto;padding:36px 16px 56px}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 8px}
h2{font-size:1.25rem;margin:40px 0 12px}
p{color:var(--muted);margin:0 0 20px}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
ol>li{border-bottom:1px solid var(--line);padding:12px 0}
summary{display:flex;flex-wrap:wrap;gap:2px 16px;cursor:pointer}
summary b{min-width:12rem}
.at,.why{color:var(--muted);font-size:.875rem;font-variant-numeric:tabular-nums}
.bad{color:var(--bad)}
.tag{padding:0 8px;border-radius:6px;background:var(--soft);font-size:.75rem;line-height:1.5rem}
ul{margin:4px 0 0;padding-inline-start:1.25rem}
pre{margin:8px 0 0;padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--sheet);white-space:pre-wrap;font:.8125rem/1.5 ui-monospace,monospace}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;min-width:44rem}
td,th{border-bottom:1px solid var(--line);padding:6px 10px;text-align:start;vertical-align:top}
`;

const list = (items: readonly string[], look: string) =>
  items.length === 0 ? '' : `<ul class="${look}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const rowOf = ({ event, tracker, source, brand, created_at: at, call, faults, untold }: StreamedEvent) =>
  `<li><details><summary><b>${escapeHtml(event)}</b><span class="tag">${tracker}</span><span class="tag">${source}</span><span
class="tag">${escapeHtml(brand)}</span><span class="at">${at.toISOString().slice(0, 19).replace('T', ' ')}</span>${
    faults.length > 0 ? '<span class="bad">against its documentation</span>' : ''
  }</summary><pre>${escapeHtml(JSON.stringify(call, null, 2))}</pre></details>${list(
    faults.map((fault) => escapeHtml(fault)),
    'bad',
  )}${list(
    untold.map(({ tracker: other, reason }) => `${other} was not told: ${escapeHtml(reason)}`),
    'why',
  )}</li>`;

const EVENTS = Object.keys(EVENT_TABLE) as AnalyticsName[];

const table = (): string =>
  `<div class="wide"><table><thead><tr><th scope="col">event</th>${TRACKERS.map(
    (tracker) => `<th scope="col">${tracker}</th>`,
  ).join('')}</tr></thead><tbody>${EVENTS.map(
    (name) =>
      `<tr><th scope="row">${name}</th>${TRACKERS.map((tracker) => {
        const reason = reasonAgainst(tracker, name);
        return reason === undefined ? '<td>sent</td>' : `<td class="why">${escapeHtml(reason)}</td>`;
      }).join('')}</tr>`,
  ).join('')}</tbody></table></div>`;

/** What stands in for the trackers was given, the newest first. */
export const trackersPage = (stream: readonly StreamedEvent[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Trackers</title><style>${STYLE}</style></head><body><main><h1>Trackers</h1>
<p>What the four trackers would have been given. Without consent nothing is loaded, so nothing is here.</p>
${stream.length === 0 ? '<p>No event yet. Allow cookies and open a page.</p>' : `<ol>${stream.map(rowOf).join('')}</ol>`}
<h2>What each tracker is told</h2>${table()}</main></body></html>`;
