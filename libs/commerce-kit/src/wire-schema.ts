import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
/** Validation rules that serialising an answer does not need. */
const RULES = new Set([
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  '$schema',
  'propertyNames',
]);

/** A contract's schema as JSON Schema. */
export const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

/**
 * The same schema in a form that the serialiser compiles to straight code: a choice between schemas makes it run a
 * validator over every value, and most choices are only "or null".
 */
export const toWriterSchema = (schema: z.ZodMiniType): JsonSchema =>
  simplify(toJsonSchema(schema, 'output')) as JsonSchema;

const simplify = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(simplify);
  if (!isSchema(node)) return node;
  const plain = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !RULES.has(key))
      .map(([key, value]) => [key, key === 'properties' ? simplifyEach(value) : simplify(value)]),
  );
  return Array.isArray(plain['anyOf']) ? choose(plain, plain['anyOf'] as JsonSchema[]) : plain;
};

/** Field names are not keywords: a field may be called `format`. */
const simplifyEach = (properties: unknown) =>
  Object.fromEntries(
    Object.entries(properties as JsonSchema).map(([name, value]) => [name, simplify(value)]),
  );

const choose = (node: JsonSchema, options: JsonSchema[]): JsonSchema => {
  const { anyOf: _, ...rest } = node;
  const others = options.filter(({ type }) => type !== 'null');
  const nullable = others.length < options.length ? { nullable: true } : {};
  const [first] = others;
  if (first && others.length === 1) return { ...rest, ...first, ...nullable };
  const types = new Set(others.map(({ type }) => type));
  const isOneScalar = types.size === 1 && typeof first?.['type'] === 'string' && first['type'] !== 'object';
  return isOneScalar && first['type'] !== 'array' ? { ...rest, type: first['type'], ...nullable } : node;
};
