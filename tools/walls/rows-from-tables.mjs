import { globSync, readFileSync } from 'node:fs';

const TABLES = new URL('../../libs/database/src/tables/', import.meta.url);
const TYPE = /^(?:export )?(?:type|interface) (\w+(?:Table|View))(?: =)? \{(.*?)\n?\};?\n/gms;
const LISTED = /^ {2}(\w+): (?:(\w+(?:Table|View))|\{(.*)\});$/gm;
const COLUMN = /(?:^|[{;]) *(\w+): /gm;
const COMMENT = /\/\*.*?\*\//gs;

const columnsOf = (body) => new Set([...body.matchAll(COLUMN)].map(([, column]) => column));

/** The names of the columns of each table, read from the types of the tables. */
export const findColumns = () => {
  const source = globSync('*.ts', { cwd: TABLES })
    .map((file) => readFileSync(new URL(file, TABLES), 'utf8').replaceAll(COMMENT, ''))
    .join('\n');
  const types = new Map([...source.matchAll(TYPE)].map(([, type, body]) => [type, columnsOf(body)]));
  return new Map(
    [...source.matchAll(LISTED)].map(([, table, type, body]) => [
      table,
      types.get(type) ?? columnsOf(body ?? ''),
    ]),
  );
};

const RENAMED = /(?:\w+\.)?(\w+) as "?(\w+)"?/gi;
const COMPUTED = /(?:[^\w\s]|::\w+)\s+as "?(\w+)"?/gi;
const TABLE = /\b(?:from|join|into|update)\s+(\w+)/gi;

const toColumn = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The properties, as column names, that hold a column of a table that the SQL reads. A computed value is not
 * one.
 */
const columnsIn = (text, tables) => {
  const columns = new Set([...text.matchAll(TABLE)].flatMap(([, table]) => [...(tables.get(table) ?? [])]));
  const renamed = [...text.matchAll(RENAMED)].filter(([, column]) => columns.has(column));
  const computed = new Set([...text.matchAll(COMPUTED)].map(([, name]) => name));
  return new Set([
    ...[...columns].filter((column) => !computed.has(column)),
    ...renamed.map(([, , name]) => toColumn(name)),
  ]);
};

const TAKEN = /\b(?:Schema\[|Columns?<)/;
const BUILT_IN = /^(Pick|Omit|Readonly|Partial|ReadonlyArray|Array|Record|Date|Buffer)$/;
const FROM_TABLE = /^(Selectable|Columns?)$/;

const isSql = ({ type, name }) => type === 'Identifier' && name === 'sql';

/**
 * Refuses `sql<Row>` where a property of `Row` holds a column and its type is written by hand. Nothing compares such a type with the
 * database. `Column`, `Columns` or `Selectable` take it from the table. A row type from another file is refused
 * too: its properties cannot be read here.
 */
export const createRowsFromTables = (tables) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      byHand:
        '`{{name}}` holds a column: take its type from the table (Column, Columns or Selectable of the Schema).',
      elsewhere:
        'Declare `{{name}}` in this file: the type of a row of handwritten SQL is read beside the SQL.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const declared = new Map();
    const texts = [];
    const rows = [];

    const isTaken = (node) => TAKEN.test(sourceCode.getText(node));

    const checks = {
      TSTypeLiteral: ({ members }, isColumn) => {
        for (const { key, typeAnnotation } of members) {
          const name = key?.name ?? key?.value;
          const type = typeAnnotation?.typeAnnotation;
          if (!name || !type) continue;
          if (isColumn(toColumn(name)) && !isTaken(type))
            context.report({ node: key, messageId: 'byHand', data: { name } });
          checkNested(type, isColumn);
        }
      },
      TSIntersectionType: ({ types }, isColumn) => types.forEach((type) => check(type, isColumn)),
      TSUnionType: ({ types }, isColumn) => types.forEach((type) => check(type, isColumn)),
      TSTypeOperator: ({ typeAnnotation }, isColumn) => check(typeAnnotation, isColumn),
      TSArrayType: ({ elementType }, isColumn) => check(elementType, isColumn),
      TSTypeReference: (node, isColumn) => {
        const name = node.typeName.name ?? '';
        if (FROM_TABLE.test(name)) return;
        if (declared.has(name)) check(declared.get(name), isColumn);
        else if (BUILT_IN.test(name)) node.typeArguments?.params.forEach((type) => check(type, isColumn));
        else context.report({ node, messageId: 'elsewhere', data: { name } });
      },
    };
    const check = (node, isColumn) => checks[node.type]?.(node, isColumn);

    /** A property may hold a value of any type; rows inside it (`json_agg`) are checked if their type is declared here. */
    const checkNested = (node, isColumn) => {
      if (node.type === 'TSTypeReference' && !declared.has(node.typeName.name)) return;
      if (/^TS(TypeOperator|ArrayType|UnionType)$/.test(node.type))
        [node.typeAnnotation, node.elementType, ...(node.types ?? [])]
          .filter(Boolean)
          .forEach((type) => checkNested(type, isColumn));
      else check(node, isColumn);
    };

    return {
      TSTypeAliasDeclaration: ({ id, typeAnnotation }) => declared.set(id.name, typeAnnotation),
      TaggedTemplateExpression({ tag, quasi, typeArguments }) {
        if (!isSql(tag)) return;
        texts.push(quasi.quasis.map(({ value }) => value.raw).join(' '));
        if (typeArguments) rows.push(typeArguments.params[0]);
      },
      'Program:exit'() {
        const columns = columnsIn(texts.join('\n'), tables);
        for (const row of rows) check(row, (name) => columns.has(name));
      },
    };
  },
});
