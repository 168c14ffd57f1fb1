const BRAND_KEYS = new Set(['lt', 'lv', 'ee', 'pj', 'tp', 'wl', 'nl', 'ae']);

const isBrandKey = (node) =>
  (node.type === 'MemberExpression' &&
    !node.computed &&
    (node.property.name === 'brandKey' ||
      (node.property.name === 'key' && /brand/i.test(lastName(node.object))))) ||
  (node.type === 'Identifier' && /^brandKey$/.test(node.name));

const lastName = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : node.type === 'CallExpression'
        ? lastName(node.callee)
        : '';

/**
 * Refuses `brand.key === 'lt'` and `switch (brand.key)` in libraries: a brand's difference is data, tokens,
 * wording, a route or a slot, so that a ninth brand needs no change here.
 */
export const noBrandComparison = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      compared:
        'A library never compares a brand’s key: make the difference data, a token, wording, a route or a slot.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'compared' });
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return;
        const sides = [node.left, node.right];
        const literal = sides.find((side) => side.type === 'Literal' && BRAND_KEYS.has(side.value));
        if (sides.some(isBrandKey) && literal) report(node);
      },
      SwitchStatement(node) {
        if (isBrandKey(node.discriminant)) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (
          callee.type === 'MemberExpression' &&
          callee.property.name === 'includes' &&
          node.arguments.some(isBrandKey)
        )
          report(node);
      },
      MemberExpression(node) {
        if (node.computed && isBrandKey(node.property)) report(node);
      },
    };
  },
};
