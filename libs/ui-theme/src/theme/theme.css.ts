import { createGlobalThemeContract } from '@vanilla-extract/css';
import { space, z } from './scales.ts';
import { themeShape } from './theme-shape.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Readable names, because a partner's style sheet and a drawn picture may use them: `--color-primary`. */
const roles = createGlobalThemeContract(themeShape, (_value, path) => path.map(kebab).join('-'));

/** The values for styles: the roles that a theme fills, and the scales that no theme changes. */
export const theme = { ...roles, space, z };

export { roles };
