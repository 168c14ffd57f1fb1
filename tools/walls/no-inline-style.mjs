const isStyle = (property) =>
  property.type === 'Property' && (property.key.name === 'style' || property.key.value === 'style');

/** Refuses `style=` in libraries: it bypasses the theme, and the pages' content security policy should not need to allow it. */
export const noInlineStyle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inline:
        'No style attribute: write the look in a .css.ts beside the component, with the roles of @shop/ui-theme/theme. ' +
        'A component of ui-theme that looks wrong here lacks a variant: add it there.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'inline' });
    return {
      JSXAttribute(node) {
        if (node.name.name === 'style') report(node);
      },
      JSXSpreadAttribute(node) {
        const { argument } = node;
        if (argument.type === 'ObjectExpression' && argument.properties.some(isStyle)) report(node);
      },
    };
  },
};
