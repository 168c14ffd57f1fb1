import { email } from '@shop/contracts/fields';
import { COMPANY_ROLES } from '@shop/domain/company-people';
import * as z from 'zod/mini';

export const INVITE_DRAFT = 'pro-invite';

export const inviteSchema = z.object({ email: email(), role: z.enum(COMPANY_ROLES) });
