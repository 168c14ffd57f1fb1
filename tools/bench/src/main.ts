import { parseArgs } from 'node:util';
import { findBrands } from '@shop/outbound/brands';
import { findCases } from './cases.ts';
import { residentMb } from './cpu.ts';
import { landingPages } from './lighthouse/landing-pages.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { GATE, isBelowGate, scoreTable } from './lighthouse/scores.ts';
import { measure, type Figure } from './measure.ts';
import { plainReactMs } from './plain-react.ts';
import { endStack, PORT, startStack } from './stack.ts';
import { isOver, tableOf } from './table.ts';

const { values: asked } = parseArgs({
  options: {
    /** `requests` or `pages`; both without it. */
    only: { type: 'string' },
    /** The brands whose pages Lighthouse measures: `lt,ae`, or `all`. */
    brands: { type: 'string', default: 'lt' },
    /** Runs of each request; of several the median counts. */
    repeats: { type: 'string', default: '3' },
  },
});

const WEB_SERVER = 'dist/apps/web-server/main.js';

const fail = (what: string) => {
  console.error(`\n${what}`);
  process.exitCode = 1;
};

const findScript = async (): Promise<string> => {
  const html = await (await fetch(`http://127.0.0.1:${PORT}/en`)).text();
  const script = /(?:src|href)="([^"]+\.js)"/.exec(html)?.[1];
  if (!script) throw new Error('The home page names no script.');
  return script;
};

const benchRequests = async (processes: readonly number[]) => {
  const figures: Figure[] = [];
  const held: { what: string; mb: number; gateMb: number }[] = [];
  for (const each of await findCases(await findScript())) {
    console.log(`measuring ${each.name} …`);
    figures.push(await measure(each, { processes, repeats: Number(asked.repeats) }));
    const { name, gateMb } = each;
    if (gateMb !== undefined)
      held.push({ what: `web server after ${name}`, mb: residentMb(processes[0]!, WEB_SERVER), gateMb });
  }
  console.log(`\n${tableOf(figures)}`);
  for (const { what, mb, gateMb } of held) console.log(`${what}: ${mb.toFixed(0)} MB, gate ≤ ${gateMb} MB`);
  const tooLarge = held.filter(({ mb, gateMb }) => mb > gateMb);
  if (tooLarge.length > 0) fail(`too much memory: ${tooLarge.map(({ what }) => what).join(', ')}`);
  const over = figures.filter(isOver);
  if (over.length > 0) fail(`over the gate: ${over.map(({ name }) => name).join(', ')}`);
  console.log(`\nplain React, 48 cards and 60 facet values: ${plainReactMs().toFixed(2)} ms a rendering`);
  console.log(
    `16 connections on loopback, compressed answers, medians of ${asked.repeats}; CPU is web server + API + database.`,
  );
};

const benchPages = async () => {
  const brands = asked.brands === 'all' ? findBrands() : asked.brands.split(',');
  console.log(`Lighthouse measures ${brands.join(', ')} …`);
  const pages = await runLighthouse(await landingPages(brands, PORT));
  console.log(`\n${scoreTable(pages)}`);
  const below = pages.filter(isBelowGate);
  if (below.length > 0) fail(`below ${GATE}: ${below.map(({ name }) => name).join(', ')}`);
  console.log('Lighthouse for mobile, medians of five loads.');
};

try {
  console.log('Starting the shop with its demo data …');
  const processes = await startStack();
  if (asked.only !== 'pages') await benchRequests(processes);
  if (asked.only !== 'requests') await benchPages();
} finally {
  await endStack();
}
