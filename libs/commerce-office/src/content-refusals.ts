import type { DraftRefusal, MoveRefusal, TopicRefusal } from '@shop/commerce-content';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import type { Result } from '@shop/domain/result';

type Code = DraftRefusal['code'] | MoveRefusal | TopicRefusal | 'unknown_revision';

/** The field of the form that a refusal is about. */
const FIELDS: Partial<Readonly<Record<Code, string>>> = {
  address_taken: 'slug',
  no_address: 'slug',
  exists: 'slug',
  loop: 'slug',
  unknown_topic: 'record.topic',
  topic_exists: 'key',
  topic_used: 'into',
  into_unknown: 'into',
  changes_missing: 'changes',
  ends_before_it_begins: 'expire_at',
};

const MISSING: ReadonlySet<Code> = new Set<Code>(['unknown_page', 'unknown_draft', 'unknown_revision']);

/** A refusal of the content's desk as an answer. */
const refuseContent = (code: Code): never => {
  if (MISSING.has(code)) throw notFound();
  const field = FIELDS[code];
  if (field !== undefined) throw invalid({ [field]: [`staff.content.${code}`] });
  throw conflict(`staff.content.${code}`);
};

type Refusal =
  Code | { readonly code: Exclude<Code, 'invalid'> } | Extract<DraftRefusal, { code: 'invalid' }>;

/** The value, or the refusal as an answer. */
export const valueOf = <Value>(done: Result<Value, Refusal>): Value => {
  if (done.ok) return done.value;
  const { error } = done;
  if (typeof error === 'string') return refuseContent(error);
  // The path of a part of the record, and the code of what is wrong there.
  if (error.code === 'invalid') throw invalid({ [`record.${error.at}`]: [error.why] });
  return refuseContent(error.code);
};
