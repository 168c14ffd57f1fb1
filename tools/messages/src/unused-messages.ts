/** The texts between the expressions of a template literal. */
const PLACE = /\$\{[^{}]*\}/;
const TEMPLATE = /`([\w.-]*\$\{[^{}]*\}[\w.${}[\]()'?-]*)`/g;

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `mail.${template}.subject` names all ids of that form. A template that starts with an expression names none. */
const shapesIn = (source: string): RegExp[] =>
  [...source.matchAll(TEMPLATE)]
    .map(([, template = '']) => template.split(PLACE))
    .filter(([first = '']) => first.includes('.'))
    .map((parts) => new RegExp(`^${parts.map(literally).join('[\\w.-]+')}$`));

const quotedIn = (source: string): string[] =>
  [...source.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text);

/** The ids that no source names, completely or by a template. */
export const unusedMessages = (ids: readonly string[], sources: readonly string[]): string[] => {
  const named = new Set(sources.flatMap(quotedIn));
  const shapes = sources.flatMap(shapesIn);
  return ids.filter((id) => !named.has(id) && !shapes.some((shape) => shape.test(id)));
};
