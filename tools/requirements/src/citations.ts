import ts from 'typescript';
import { citedIds } from './cited-ids.ts';
import type { Level } from './requirements.ts';

/** One statement named in the title of a test. */
export type Citation = { id: string; file: string; level: Level; asserts: boolean };

const TESTS = new Set(['test', 'it', 'describe']);
const ASSERTS = /^(expect|assert)/;

const rootName = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return rootName(callee.expression);
  if (ts.isCallExpression(callee)) return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : '';
};

/** A call of a helper whose name begins with `expect` or `assert` counts as an assertion. */
const holdsAssertion = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && ASSERTS.test(rootName(node.expression))) ||
  (ts.forEachChild(node, (child) => holdsAssertion(child) || undefined) ?? false);

const titleOf = (call: ts.CallExpression, source: ts.SourceFile): string => {
  const [title] = call.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
    ? title.getText(source)
    : '';
};

/** The name of a story with a play function: Storybook runs it in a browser. */
const storyNameOf = (node: ts.Node, source: ts.SourceFile): string => {
  if (!ts.isObjectLiteralExpression(node)) return '';
  const valueOf = (name: string) =>
    node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText(source) === name)
      ?.initializer;
  const name = valueOf('name');
  return name && ts.isStringLiteralLike(name) && valueOf('play') ? name.text : '';
};

const BROWSER_FIXTURES = new Set(['page', 'context', 'browser']);

/** Journeys that take none of a browser's fixtures only send requests. */
const opensBrowser = (node: ts.Node): boolean =>
  (ts.isParameter(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.name.elements.some(
      ({ name, propertyName = name }) =>
        ts.isIdentifier(propertyName) && BROWSER_FIXTURES.has(propertyName.text),
    )) ||
  (ts.forEachChild(node, (child) => opensBrowser(child) || undefined) ?? false);

const levelOf = (file: string, node: ts.Node): Level => {
  if (file.endsWith('.stories.tsx')) return 'browser';
  if (file.startsWith('apps/e2e/')) return opensBrowser(node) ? 'browser' : 'API';
  if (file.startsWith('tools/checks/')) return 'build';
  return /^(apps\/(api|web-server)|libs\/commerce-[a-z-]+)\//.test(file) ? 'API' : 'unit';
};

/** The statements that a test file cites, and whether the citing test asserts anything. */
export const citationsIn = (file: string, text: string): Citation[] => {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Citation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TESTS.has(rootName(node.expression))) {
      const bodies = node.arguments.slice(1);
      for (const id of citedIds(titleOf(node, source)))
        found.push({ id, file, level: levelOf(file, node), asserts: bodies.some(holdsAssertion) });
    }
    for (const id of citedIds(storyNameOf(node, source)))
      found.push({ id, file, level: levelOf(file, node), asserts: holdsAssertion(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
