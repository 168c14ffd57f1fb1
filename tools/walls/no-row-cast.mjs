import { globSync, readFileSync } from 'node:fs';

const TABLES = new URL('../../libs/database/src/tables/', import.meta.url);
const JSON_COLUMN = /(\w+): (?:Json|MaybeJson|JsonWithDefault)<(?!object>)/g;

/** The names of the JSON columns whose shape is in the types of the tables. */
export const findJsonColumns = () =>
  globSync('*.ts', { cwd: TABLES }).flatMap((file) =>
    [...readFileSync(new URL(file, TABLES), 'utf8').matchAll(JSON_COLUMN)].map(([, column]) => column),
  );

const CASTS = /^\$(castTo|narrowType|assertType)$/;

const isConst = ({ typeAnnotation }) => typeAnnotation?.typeName?.name === 'const';

/** The cast value: `row.names` in `(row.names ?? {}) as Words`. */
const valueOf = (node) =>
  node.type === 'LogicalExpression'
    ? valueOf(node.left)
    : /^TS(As|TypeAssertion|NonNull)/.test(node.type) || node.type === 'ChainExpression'
      ? valueOf(node.expression)
      : node;

const ROWS = /^rows?$/;

/** Whether it is a row or rows of a query, a part of one, or what a function made of one: `rows[0]`, `row.id`, `localeOf(row.id)`. */
const isOfRow = (node) =>
  (node.type === 'Identifier' && ROWS.test(node.name)) ||
  (node.type === 'MemberExpression' && (ROWS.test(node.property.name) || isOfRow(valueOf(node.object)))) ||
  (node.type === 'CallExpression' &&
    (isOfRow(valueOf(node.callee)) || node.arguments.some((argument) => isOfRow(valueOf(argument)))));

/**
 * Refuses `as` where a row is read: every `as` in a repository, and in all server code a cast of `row`, `rows`, a part of them, or
 * a JSON column. The tables' types define the content of a column; a cast would claim another type without a check.
 */
export const createNoRowCast = (jsonColumns) => {
  const columns = new Set(jsonColumns);
  const isColumn = ({ type, computed, property }) =>
    type === 'MemberExpression' && !computed && columns.has(property.name);

  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        cast: 'A row is read without a cast: give the column its type in libs/database/src/tables.',
      },
    },
    create(context) {
      const isRepository = context.filename.endsWith('.repository.ts');
      const report = (node) => context.report({ node, messageId: 'cast' });
      const look = (node) => {
        if (
          !isConst(node) &&
          (isRepository || isColumn(valueOf(node.expression)) || isOfRow(valueOf(node.expression)))
        )
          report(node);
      };
      return {
        TSAsExpression: look,
        TSTypeAssertion: look,
        CallExpression(node) {
          if (CASTS.test(node.callee.property?.name ?? '')) report(node);
        },
      };
    },
  };
};
