import { LANGUAGES } from '@shop/domain/languages';

/** Codes that are also languages: `locale === 'lt'` does not compare a brand. */
const LANGUAGE_CODES = new Set(LANGUAGES.flatMap(({ code, tag }) => [code, tag]));

/** Methods that compare a key with a list or with a part of a text. */
const LOOKUPS = /^(includes|indexOf|has|startsWith|endsWith)$/;

const NAMES_KEY = /^(brand_?key|brand_?id)$/i;

const nameOf = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : node.type === 'CallExpression'
        ? nameOf(node.callee)
        : node.type === 'ChainExpression' || node.type === 'TSNonNullExpression'
          ? nameOf(node.expression)
          : '';

const plain = (node) =>
  node.type === 'ChainExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression'
    ? plain(node.expression)
    : node;

const variableOf = (scope, name) => {
  for (let at = scope; at; at = at.upper) if (at.set.has(name)) return at.set.get(name);
  return undefined;
};

/** The source property of a destructured name: `key` in `{ key: shop }`. */
const takenFrom = (pattern, name) =>
  pattern?.type === 'ObjectPattern'
    ? pattern.properties.find(
        ({ type, value }) =>
          type === 'Property' && (value.type === 'AssignmentPattern' ? value.left : value).name === name,
      )?.key.name
    : undefined;

/** Distinguishes brand keys from other values, by their names and the sources of local names. */
const createReader = (context) => {
  const typeOf = (pattern) =>
    pattern?.typeAnnotation ? context.sourceCode.getText(pattern.typeAnnotation) : '';

  const definedAsKey = ({ type, name, node }) => {
    if (type === 'Parameter') {
      const pattern = node.params.find((each) => takenFrom(each, name.name));
      return takenFrom(pattern, name.name) === 'key' && /brand/i.test(typeOf(pattern));
    }
    if (type !== 'Variable' || !node.init) return false;
    return node.id.type === 'Identifier'
      ? isBrandKey(plain(node.init))
      : takenFrom(node.id, name.name) === 'key' && /brand/i.test(nameOf(plain(node.init)) + typeOf(node.id));
  };

  const isBrandKey = (given) => {
    const node = plain(given);
    if (node.type === 'MemberExpression' && !node.computed)
      return (
        NAMES_KEY.test(node.property.name) ||
        (node.property.name === 'key' && /brand/i.test(nameOf(node.object)))
      );
    if (node.type !== 'Identifier') return false;
    if (NAMES_KEY.test(node.name)) return true;
    const variable = variableOf(context.sourceCode.getScope(node), node.name);
    return variable?.defs.some(definedAsKey) ?? false;
  };

  /** The known text of a value: a literal, or a constant with a literal. */
  const textOf = (given) => {
    const node = plain(given);
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
    if (node.type !== 'Identifier') return undefined;
    const [definition] = variableOf(context.sourceCode.getScope(node), node.name)?.defs ?? [];
    return definition?.type === 'Variable' && definition.parent.kind === 'const' && definition.node.init
      ? textOf(definition.node.init)
      : undefined;
  };

  /** A variable called `brand` may be a key or a manufacturer. */
  const isBrand = (node) => /(^b|B)rand$/.test(nameOf(plain(node)));

  return { isBrandKey, textOf, isBrand };
};

/**
 * Refuses code that depends on the brand's key: `brand.key === 'qq'`, `switch (brandKey)`, a list or a record by brand
 * key, and any comparison with the key of a brand of the tree. Languages share codes with brands and may be compared.
 */
export const createNoBrandComparison = (brands) => {
  const keys = new Set(brands.filter((key) => !LANGUAGE_CODES.has(key)));
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        compared:
          'A library never compares a brand’s key: make the difference data (brand.config.ts), a token of its theme, ' +
          'wording, a feature or a slot.',
      },
    },
    create(context) {
      const { isBrandKey, textOf, isBrand } = createReader(context);
      const report = (node) => context.report({ node, messageId: 'compared' });
      return {
        BinaryExpression(node) {
          if (!/^[!=]==?$/.test(node.operator)) return;
          for (const [side, other] of [
            [node.left, node.right],
            [node.right, node.left],
          ]) {
            const text = textOf(other);
            if (text === undefined || text === '') continue;
            if (keys.has(text) || isBrandKey(side) || (isBrand(side) && brands.includes(text)))
              return report(node);
          }
        },
        SwitchStatement(node) {
          if (isBrandKey(node.discriminant)) report(node);
        },
        SwitchCase(node) {
          if (node.test && keys.has(textOf(node.test))) report(node);
        },
        CallExpression({ callee, arguments: given }) {
          if (callee.type !== 'MemberExpression' || !LOOKUPS.test(callee.property.name)) return;
          const found = [callee.object, ...given].find(
            (each) => each.type !== 'SpreadElement' && isBrandKey(each),
          );
          if (found) report(found);
        },
        MemberExpression(node) {
          if (node.computed && isBrandKey(node.property)) report(node);
        },
      };
    },
  };
};
