import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019, type ErrorObject, type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';

export type PayPalOperation =
  | 'orders.create'
  | 'orders.get'
  | 'orders.capture'
  | 'captures.get'
  | 'captures.refund'
  | 'verify-webhook-signature.post';

export type Violation = { readonly field: string; readonly issue: string; readonly description: string };

type Schema = { readonly [name: string]: unknown };
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a schema whose value is a complete object, where unknown fields are refused. */
const strictPart = (value: unknown): unknown =>
  isSchema(value) ? { ...strict(value), unevaluatedProperties: false } : value;

const mapValues = (schema: unknown, change: (value: unknown) => unknown): unknown =>
  isSchema(schema)
    ? Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, change(value)]))
    : schema;

/**
 * The descriptions allow fields that they do not name. Strictness is added where a schema is used, not where it is
 * defined: a definition may be one of several parts (`allOf`), each of which names only its own fields.
 */
const strict = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (name === 'properties') return [name, mapValues(value, strictPart)];
      if (name === 'items') return [name, strictPart(value)];
      const isList = Array.isArray(value) && ['allOf', 'anyOf', 'oneOf'].includes(name);
      return [name, isList ? value.map((part) => (isSchema(part) ? strict(part) : part)) : value];
    }),
  );

type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};
type Content = { readonly content?: { readonly 'application/json': { readonly schema: Schema } } };
type Operation = {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
};

const FILES = ['orders-v2', 'payments-v2', 'webhooks-v1'] as const;

const read = (file: string): Described =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'descriptions', `${file}.openapi.json`), 'utf8'));

/** The calls whose refusals the descriptions name one by one. */
export type RefusableOperation = 'orders.capture' | 'captures.refund';

const readIssues = (): Readonly<Record<RefusableOperation, readonly string[]>> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'descriptions', 'issues.json'), 'utf8'));

type Checks = { readonly request?: ValidateFunction; readonly answer?: ValidateFunction };

const compile = (file: string): [string, Checks][] => {
  const { paths, components } = read(file);
  // Their patterns are regular expressions without Unicode, and their own formats are undocumented.
  const ajv = new Ajv2019({ strict: false, allErrors: true, unicodeRegExp: false, logger: false });
  addFormats.default(ajv, ['uri', 'date-time']);
  const schemas = mapValues(components.schemas, (schema) => (isSchema(schema) ? strict(schema) : schema));
  const compileAt = (schema: Schema | undefined) =>
    schema && ajv.compile({ ...schema, unevaluatedProperties: false, components: { schemas } });
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, requestBody, responses }) => {
      const [answer] = Object.values(responses);
      const request = compileAt(requestBody?.content?.['application/json'].schema);
      const answered = compileAt(answer?.content?.['application/json'].schema);
      return [operationId, { ...(request && { request }), ...(answered && { answer: answered }) }];
    });
};

const toViolation = ({ instancePath, keyword, params, message = '' }: ErrorObject): Violation => {
  const unknown: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  const isUnknown = typeof unknown === 'string';
  return {
    field: isUnknown ? `${instancePath}/${unknown}` : instancePath,
    issue: isUnknown
      ? 'UNKNOWN_FIELD'
      : keyword === 'required'
        ? 'MISSING_REQUIRED_PARAMETER'
        : 'INVALID_PARAMETER_VALUE',
    description: isUnknown ? 'The description of the API names no such field.' : message,
  };
};

/**
 * Validates requests and answers by the provider's public descriptions: unknown, missing and mistyped fields
 * are named.
 */
export const createPayPalDescriptions = () => {
  const checks: ReadonlyMap<string, Checks> = new Map(FILES.flatMap(compile));
  const issues = readIssues();
  const run = (validate: ValidateFunction | undefined, value: unknown): readonly Violation[] =>
    !validate || validate(value) ? [] : (validate.errors ?? []).map(toViolation);
  return {
    /** Every `details[].issue` that the call may be refused with by 422. */
    issuesOf: (operation: RefusableOperation) => issues[operation],
    inRequest: (operation: PayPalOperation, body: unknown) => run(checks.get(operation)?.request, body),
    inAnswer: (operation: PayPalOperation, body: unknown) => run(checks.get(operation)?.answer, body),
  };
};

export type PayPalDescriptions = ReturnType<typeof createPayPalDescriptions>;
