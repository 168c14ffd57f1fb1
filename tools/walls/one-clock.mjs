/** PostgreSQL's expressions for the time of its machine. `shop_now()` is not one of them. */
const SQL_TIME = new RegExp(
  [
    String.raw`(?<!\w)now\s*\(\s*\)`,
    String.raw`(?<!\w)(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)(?!\w)`,
    String.raw`(?<!\w)(?:(?:clock|statement|transaction)_timestamp|timeofday)\s*\(`,
    String.raw`'(?:now|today|tomorrow|yesterday)'\s*::`,
    String.raw`(?<!\w)(?:date|timestamp|timestamptz)\s+'(?:now|today|tomorrow|yesterday)'`,
  ].join('|'),
  'i',
);

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.value);
const isDate = (node) =>
  (node.type === 'Identifier' && node.name === 'Date') ||
  (node.type === 'MemberExpression' && nameOf(node.property) === 'Date');

/**
 * Refuses expressions that read the time of the machine in code that a server runs: `Date.now`, `new Date()`, and SQL's `now()` and similar.
 * If a part of the shop uses another clock, days cannot be simulated; a page that reads it can differ when the
 * browser hydrates it. Measuring with `performance.now()` is allowed.
 */
export const oneClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      code:
        'One clock for all: ask the clock that is handed in (`clock()`, `now` of a call, `year` of a page). Only the entry hands in ' +
        'systemClock of @shop/database. How long a thing took is measured by performance.now().',
      sql: 'One clock for all: SQL asks shop_now(), which is the time of the clock that the database was created with.',
    },
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    const check = (node, text) => {
      if (SQL_TIME.test(text)) report(node, 'sql');
    };
    return {
      MemberExpression(node) {
        if (isDate(node.object) && nameOf(node.property) === 'now') report(node, 'code');
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node, 'code');
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node, 'code');
        const [first] = node.arguments;
        if (node.callee.property?.name === 'fn' && first?.value === 'now') report(node, 'sql');
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? node.value.raw);
      },
    };
  },
};
