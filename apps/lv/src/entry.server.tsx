import '@shop/ui-theme/global';
import { createRenderer } from '@shop/app-server';
import { brand } from './brand.config.ts';
import { features } from './features.ts';
import * as theme from './theme.ts';
import { wording } from './wording.ts';

/** The server entry of this brand, loaded by the web server. */
export const createBundle = createRenderer({ brand, theme, features, wording });
