import type { ContentParagraph } from './content-types.ts';

type Run = Exclude<ContentParagraph, string>[number];

const MARKS =
  /\\(?<plain>[\\*[\]|])|\*\*(?<strong>(?:\\.|[^\\])+?)\*\*|\[(?<text>(?:\\.|[^\]\\])+)\]\((?<href>[^()\s]+)\)/gsu;

const unescape = (typed: string): string => typed.replaceAll(/\\([\\*[\]|])/g, '$1');
const escape = (text: string): string => text.replaceAll(/[\\*[\]]/g, '\\$&');

const runOf = ({ plain, strong, text, href }: Partial<Record<string, string>>): Run => {
  if (strong !== undefined) return { text: unescape(strong), strong: true };
  if (text !== undefined && href !== undefined) return { text: unescape(text), href };
  return plain ?? '';
};

/** Neighbouring plain texts are one run. */
const joined = (runs: readonly Run[]): Run[] => {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (typeof run === 'string' && typeof last === 'string') whole[whole.length - 1] = last + run;
    else if (run !== '') whole.push(run);
  }
  return whole;
};

/** Reads `**strong**` and `[a link](/delivery)`; a backslash before a mark makes it plain. */
export const readInline = (typed: string): ContentParagraph => {
  const runs: Run[] = [];
  let from = 0;
  for (const match of typed.matchAll(MARKS)) {
    runs.push(typed.slice(from, match.index), runOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  runs.push(typed.slice(from));
  const [first = '', ...more] = joined(runs);
  return more.length === 0 && typeof first === 'string' ? first : [first, ...more];
};

const writeRun = (run: Run): string => {
  if (typeof run === 'string') return escape(run);
  return 'strong' in run ? `**${escape(run.text)}**` : `[${escape(run.text)}](${run.href})`;
};

/** A paragraph as it is typed, in one line. */
export const writeInline = (paragraph: ContentParagraph): string =>
  (typeof paragraph === 'string' ? escape(paragraph) : paragraph.map(writeRun).join('')).replaceAll(
    /\s*\n\s*/g,
    ' ',
  );
