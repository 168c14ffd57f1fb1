import { expect, test } from 'vitest';
import { withoutNames } from './unused-components-plugin.ts';

test('an unused component of a library can be removed: its name assignment is gone, and its creation is pure', () => {
  const code = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef(props, ref) {',
    '    return null;',
    '  }',
    ');',
    'Link.displayName = "Link";',
    'const FormattedDate = createFormattedComponent("formatDate");',
  ].join('\n');
  expect(withoutNames(code).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef(props, ref) {',
    '    return null;',
    '  }',
    ');',
    '',
    'const FormattedDate = /* @__PURE__ */ createFormattedComponent("formatDate");',
  ]);
});

test('the body of a component, and calls that may have side effects, are not changed', () => {
  const code = '\tComponent.displayName = DisplayName[name];\nconst root = createRoot(document);';
  expect(withoutNames(code)).toBe(code);
});
