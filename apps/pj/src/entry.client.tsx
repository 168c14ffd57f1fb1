import '@shop/ui-theme/global';
import { hydrateBrand } from '@shop/app-browser';
import { brand } from './brand.config.ts';
import { features } from './features.ts';
import { colorSchemes, themeClass } from './theme.ts';
import { wording } from './wording.ts';

void hydrateBrand({ brand, theme: { colorSchemes, themeClass }, features, wording });
