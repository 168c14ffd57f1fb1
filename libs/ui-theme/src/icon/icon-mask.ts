import drawn from './icons.svg?raw';
import type { IconName } from './icon-names.ts';

const ESCAPES: Readonly<Record<string, string>> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' };

const maskOf = (name: IconName): string => {
  const [, drawing] = new RegExp(`<symbol id="${name}" viewBox="0 0 24 24">(.*?)</symbol>`).exec(drawn) ?? [];
  if (drawing === undefined) throw new Error(`There is no icon ${name}`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.6" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/["#<>]/g, (sign) => ESCAPES[sign] ?? sign)}") center/contain no-repeat`;
};

/**
 * For style sheets only: the rule of a pseudo-element that shows an icon in the colour of its text. A page needs no element
 * for it; a listing would have hundreds.
 */
export const drawnSign = (name: IconName, size: number) => ({
  content: '""',
  display: 'block',
  width: size,
  height: size,
  background: 'currentColor',
  mask: maskOf(name),
  // Forced colours remove backgrounds.
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' as const } },
});
