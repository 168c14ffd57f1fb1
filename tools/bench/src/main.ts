import { findCases } from './cases.ts';
import { measure, type Figure } from './measure.ts';
import { plainReactMs } from './plain-react.ts';
import { endStack, PORT, startStack } from './stack.ts';
import { isOver, tableOf } from './table.ts';

const findScript = async (): Promise<string> => {
  const html = await (await fetch(`http://127.0.0.1:${PORT}/en`)).text();
  const script = /(?:src|href)="([^"]+\.js)"/.exec(html)?.[1];
  if (!script) throw new Error('The home page names no script.');
  return script;
};

try {
  console.log('Starting the shop with its demo data …');
  const processes = await startStack();
  const figures: Figure[] = [];
  for (const each of await findCases(await findScript())) {
    console.log(`measuring ${each.name} …`);
    figures.push(await measure(each, processes));
  }
  console.log(`\n${tableOf(figures)}`);
  const over = figures.filter(isOver);
  if (over.length > 0) {
    console.error(`\nover the gate: ${over.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
  console.log(`\nplain React, 48 cards and 60 facet values: ${plainReactMs().toFixed(2)} ms a rendering`);
  console.log(
    '16 connections on loopback, compressed answers, medians of three; CPU is web server + API + database.',
  );
} finally {
  await endStack();
}
