import type { ParcelState } from '@shop/domain/parcel-state';
import { err, ok, type Result } from '@shop/domain/result';
import type { CarrierEvent } from './carrier.port.ts';

/** Keys from the outside in; `*` matches each element of a list. */
export type Path = readonly string[];

/** The mapping of a carrier's JSON: the paths of its fields, and the meaning of its words. */
export type CarrierMapping = {
  /** To the parcel's number in the document. */
  readonly number: Path;
  /** To the events; the other paths begin at one of them. */
  readonly events: Path;
  readonly word: Path;
  readonly place: Path;
  /** An event's time, from the texts at these paths; null for an invalid one. */
  readonly time: readonly Path[];
  readonly toMoment: (...texts: readonly string[]) => Date | null;
  /** The shop's term for each of the carrier's; an event with another word is left out. */
  readonly words: Readonly<Record<string, ParcelState>>;
};

export type CarrierDocument = { readonly number: string; readonly events: readonly CarrierEvent[] };

const stepInto = (value: unknown, key: string): unknown[] => {
  if (key === '*') return Array.isArray(value) ? value : [];
  const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isInside ? [Reflect.get(value, key)] : [];
};

const allAt = (value: unknown, path: Path): unknown[] =>
  path.reduce<unknown[]>((found, key) => found.flatMap((one) => stepInto(one, key)), [value]);

const textAt = (value: unknown, path: Path): string | null => {
  const [found] = allAt(value, path);
  return typeof found === 'string' && found !== '' ? found : null;
};

const LONGEST_PLACE = 80;

const eventOf = (mapping: CarrierMapping, one: unknown): CarrierEvent[] => {
  const word = textAt(one, mapping.word) ?? '';
  const state = Object.hasOwn(mapping.words, word) ? mapping.words[word] : undefined;
  const at = mapping.toMoment(...mapping.time.map((path) => textAt(one, path) ?? ''));
  if (!state || !at || Number.isNaN(at.getTime())) return [];
  return [{ state, at, place: textAt(one, mapping.place)?.slice(0, LONGEST_PLACE) ?? null }];
};

/** Reads a carrier's document; without a number it is invalid. Unmapped fields are left out. */
export const readCarrierDocument = (
  mapping: CarrierMapping,
  document: unknown,
): Result<CarrierDocument, 'no_number'> => {
  const number = textAt(document, mapping.number);
  if (number === null) return err('no_number');
  return ok({ number, events: allAt(document, mapping.events).flatMap((one) => eventOf(mapping, one)) });
};
