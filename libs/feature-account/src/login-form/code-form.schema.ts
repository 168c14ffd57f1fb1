import { FactorCode } from '@shop/contracts/factors';
import * as z from 'zod/mini';

export const codeSchema = z.object({ code: FactorCode });
