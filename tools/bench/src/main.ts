import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrands } from '@shop/outbound/brands';
import { compareBuilds } from './against/compare-builds.ts';
import { isDearer, ratioTable } from './against/ratios.ts';
import { findCases } from './cases.ts';
import { residentMb } from './cpu.ts';
import { contentPages } from './lighthouse/content-pages.ts';
import { landingPages } from './lighthouse/landing-pages.ts';
import { paymentPages } from './lighthouse/payment-pages.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { GATE, isBelowGate, scoreTable } from './lighthouse/scores.ts';
import { measure, type Figure } from './measure.ts';
import { mixTable, overGates } from './mix/mix-gates.ts';
import { runMix } from './mix/run-mix.ts';
import { plainReactMs } from './plain-react.ts';
import {
  overPhoneGates,
  overRatios,
  phoneRatios,
  phoneRatioTable,
  phoneTable,
} from './slow-phone/phone-figures.ts';
import { runSlowPhone } from './slow-phone/run-slow-phone.ts';
import { endStack, ROOT, startStack, type Stack } from './stack.ts';
import { isOver, tableOf } from './table.ts';

type Part = 'requests' | 'mix' | 'phone' | 'pages';

const { values: asked } = parseArgs({
  options: {
    /** One of the parts; default: all. */
    only: { type: 'string' },
    /** Part of the names of the requests or pages to measure, `--what=account`; may be given again. Default: all. */
    what: { type: 'string', multiple: true, default: [''] },
    /** The brands whose pages Lighthouse measures, `lt,ae`; default: all. */
    brands: { type: 'string', default: 'all' },
    /** Lighthouse measures one brand: a first result within minutes. */
    quick: { type: 'boolean', default: false },
    /** Another built checkout: requests and the slow phone are compared with it, alternating. */
    against: { type: 'string' },
    /** The folder of the database, for example one with a million products. */
    data: { type: 'string', default: path.join(ROOT, '.data/bench') },
    port: { type: 'string', default: '4400' },
    /** Runs of each request; default: 3, and 7 against another build. */
    repeats: { type: 'string' },
  },
});

const WEB_SERVER = 'dist/apps/web-server/main.js';

const fail = (what: string) => {
  console.error(`\n${what}`);
  process.exitCode = 1;
};

const failFor = (what: string, names: readonly string[]) => {
  if (names.length > 0) fail(`${what}: ${names.join(', ')}`);
};

const isChosen = (name: string): boolean => asked.what.some((part) => name.includes(part));

const benchRequests = async ({ ports, processes }: Stack) => {
  const figures: Figure[] = [];
  const held: { what: string; mb: number; gateMb: number }[] = [];
  for (const each of (await findCases(ports)).filter(({ name }) => isChosen(name))) {
    console.log(`measuring ${each.name} …`);
    figures.push(await measure(each, { processes, repeats: Number(asked.repeats ?? 3) }));
    const { name, gateMb } = each;
    if (gateMb !== undefined)
      held.push({ what: `web server after ${name}`, mb: residentMb(processes[0]!, WEB_SERVER), gateMb });
  }
  console.log(`\n${tableOf(figures)}`);
  for (const { what, mb, gateMb } of held) console.log(`${what}: ${mb.toFixed(0)} MB, gate ≤ ${gateMb} MB`);
  failFor(
    'too much memory',
    held.filter(({ mb, gateMb }) => mb > gateMb).map(({ what }) => what),
  );
  failFor(
    'over the gate',
    figures.filter(isOver).map(({ name }) => name),
  );
  console.log(`\nplain React, 48 cards and 60 facet values: ${plainReactMs().toFixed(2)} ms a rendering`);
  console.log(
    `16 connections on loopback, compressed answers, medians of ${asked.repeats ?? 3}; CPU is web server + API + database.`,
  );
};

const benchAgainst = async (stack: Stack, other: Stack) => {
  const pairs = await compareBuilds(stack, other, {
    isChosen,
    repeats: Number(asked.repeats ?? 7),
    tell: (name) => console.log(`comparing ${name} …`),
  });
  console.log(`\n${ratioTable(pairs)}`);
  failFor(
    'dearer than the other build',
    pairs.filter(isDearer).map(({ name }) => name),
  );
};

const benchMix = async (stack: Stack) => {
  console.log('measuring the query mix …');
  const figures = await runMix(stack);
  console.log(`\n${mixTable(figures)}`);
  failFor('over the gate of the query mix', overGates(figures));
};

const benchPhone = async (stack: Stack, other: Stack | undefined) => {
  console.log('loading pages on a slow phone: 4× CPU, 1.6 Mbit/s, 150 ms …');
  const ports = [stack, ...(other ? [other] : [])].map((each) => each.ports.cached);
  const [ours = [], theirs] = await runSlowPhone('lt', ports);
  console.log(`\n${phoneTable(ours)}`);
  failFor('over the gate of the slow phone', ours.flatMap(overPhoneGates));
  if (!theirs) return;
  const ratios = phoneRatios(ours, theirs);
  console.log(`\n${phoneTable(theirs)}\n\n${phoneRatioTable(ratios)}`);
  failFor('more than the allowed share of the other build', overRatios(ratios));
};

const chosenBrands = (): readonly string[] => {
  if (asked.quick) return ['lt'];
  return asked.brands === 'all' ? findBrands() : asked.brands.split(',');
};

const benchPages = async ({ ports }: Stack) => {
  const brands = chosenBrands();
  console.log(`Lighthouse measures ${brands.join(', ')} …`);
  const found = {
    ...(await landingPages(brands, ports.cached)),
    ...(await contentPages(brands, ports.cached)),
    ...(await paymentPages(brands, ports.cached)),
  };
  const chosen = Object.entries(found).filter(([name]) => isChosen(name));
  const pages = await runLighthouse(Object.fromEntries(chosen));
  console.log(`\n${scoreTable(pages)}`);
  failFor(
    `below ${GATE}`,
    pages.filter(isBelowGate).map(({ name }) => name),
  );
  console.log('Lighthouse for mobile, medians of five loads.');
};

const isAsked = (part: Part): boolean => asked.only === undefined || asked.only === part;

/** The other build uses ports after this one's, and its own database. */
const startOther = (root: string, port: number): Promise<Stack> =>
  startStack({
    root: path.resolve(root),
    port: port + 10,
    data: path.join(path.resolve(root), '.data/bench'),
  });

try {
  console.log('Starting the shop with its demo data …');
  const port = Number(asked.port);
  const stack = await startStack({ root: ROOT, port, data: path.resolve(asked.data) });
  const other = asked.against === undefined ? undefined : await startOther(asked.against, port);
  if (isAsked('requests')) await (other ? benchAgainst(stack, other) : benchRequests(stack));
  // A measurement that is compared with another build needs no gate.
  if (isAsked('mix') && !other) await benchMix(stack);
  if (isAsked('phone')) await benchPhone(stack, other);
  if (isAsked('pages') && !other) await benchPages(stack);
} finally {
  await endStack();
}
