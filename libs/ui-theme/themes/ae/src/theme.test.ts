import { describeTheme } from '@shop/ui-theme/testing';
import * as bundle from './index.ts';
import { tokens } from './tokens.ts';

describeTheme('ae', { bundle, tokens });
