import { expect, test } from 'vitest';
import { withoutNames } from './unused-components-plugin.ts';

test('a library’s component that nobody draws may be left out: it is named by nobody, and its making is pure', () => {
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

test('what a component does inside, and calls that may matter, stay as they are', () => {
  const code = '\tComponent.displayName = DisplayName[name];\nconst root = createRoot(document);';
  expect(withoutNames(code)).toBe(code);
});
