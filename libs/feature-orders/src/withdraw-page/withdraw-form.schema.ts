import { email, personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

/** The fields of the statement about a known order; its goods are `line_<id>`. */
export const withdrawSchema = z.object({ name: personName(), email: email() });
