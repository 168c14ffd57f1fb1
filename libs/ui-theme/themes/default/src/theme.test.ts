import { describeTheme } from '@shop/ui-theme/testing';
import { darkTokens } from './dark-tokens.ts';
import * as bundle from './index.ts';
import { tokens } from './tokens.ts';

describeTheme('default', { bundle, tokens, darkTokens });
