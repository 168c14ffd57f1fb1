import type { SaxesTagNS } from 'saxes';
import { XLIFF_NAMESPACE } from './write-xliff.ts';

export type ReadUnit = {
  readonly key: string;
  readonly source: string;
  /** Null: not translated yet. */
  readonly target: string | null;
  /** The placeholder that the file does not explain. */
  readonly broken: string | null;
};

type Unit = { key: string; source: string; target: string; isWhole: boolean; broken: string | null };

/** Keeps what is longer than any text of the shop from filling the memory. */
const LONGEST = 20_000;

const attribute = (tag: SaxesTagNS, name: string): string => tag.attributes[name]?.value ?? '';

const characterOf = (hex: string): string => {
  const code = Number.parseInt(hex, 16);
  return Number.isInteger(code) && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
};

/** Collects the units of a file from its tags and texts. Elements of other namespaces are passed over. */
export const createUnitReader = () => {
  const read: ReadUnit[] = [];
  let unit: Unit | undefined;
  let data = new Map<string, string>();
  let within: 'source' | 'target' | 'data' | undefined;
  let dataId = '';
  let hasTarget = false;
  let foreign = 0;

  const add = (text: string): void => {
    if (!unit || !within || foreign > 0) return;
    if (within === 'data') data.set(dataId, ((data.get(dataId) ?? '') + text).slice(0, LONGEST));
    else unit[within] = (unit[within] + text).slice(0, LONGEST);
  };
  const addData = (ref: string): void => {
    const text = data.get(ref);
    if (text === undefined && unit) unit.broken ??= ref || '?';
    add(text ?? '');
  };
  const addPlaceholder = (tag: SaxesTagNS, ref: string): void => addData(attribute(tag, ref));

  const opens: Readonly<Record<string, (tag: SaxesTagNS) => void>> = {
    unit: (tag) => {
      unit = { key: attribute(tag, 'id'), source: '', target: '', isWhole: true, broken: null };
      data = new Map();
    },
    segment: () => (hasTarget = false),
    source: () => (within = 'source'),
    target: () => {
      within = 'target';
      hasTarget = true;
    },
    data: (tag) => {
      within = 'data';
      dataId = attribute(tag, 'id');
      add('');
    },
    ph: (tag) => addPlaceholder(tag, 'dataRef'),
    sc: (tag) => addPlaceholder(tag, 'dataRef'),
    ec: (tag) => addPlaceholder(tag, 'dataRef'),
    pc: (tag) => addPlaceholder(tag, 'dataRefStart'),
    cp: (tag) => add(characterOf(attribute(tag, 'hex'))),
  };
  const end = (): void => {
    within = undefined;
  };
  const closes: Readonly<Record<string, (tag: SaxesTagNS) => void>> = {
    unit: () => {
      if (!unit) return;
      const { key, source, target, isWhole, broken } = unit;
      read.push({ key, source, target: isWhole && target !== '' ? target : null, broken });
      unit = undefined;
    },
    segment: () => {
      if (unit && !hasTarget) unit.isWhole = false;
    },
    ...{ source: end, target: end, data: end },
    pc: (tag) => addPlaceholder(tag, 'dataRefEnd'),
  };

  const isForeign = ({ uri }: SaxesTagNS): boolean => uri !== XLIFF_NAMESPACE;
  const act = (acts: typeof opens, tag: SaxesTagNS): void => {
    if (foreign === 0 && Object.hasOwn(acts, tag.local)) acts[tag.local]?.(tag);
  };

  return {
    read,
    open: (tag: SaxesTagNS): void => {
      if (isForeign(tag)) foreign += 1;
      act(opens, tag);
    },
    close: (tag: SaxesTagNS): void => {
      act(closes, tag);
      if (isForeign(tag)) foreign -= 1;
    },
    text: add,
  };
};
