import { Declaration } from '@shop/contracts/forwarding';
import type { FormSchema } from '@shop/forms';
import type { FormValues } from '@shop/page';
import { declarationField, toDeclaration } from '../declaration/declaration.conversions.ts';
import { toFieldIssues } from '../field-faults.ts';

export const declareDraft = (slug: string): string => `forward-declaration-${slug}`;

/** Here the declaration may not be left empty. */
export const declareSchema: FormSchema = {
  safeParse: (values) => {
    const fields = values as FormValues;
    const parsed = Declaration.safeParse(toDeclaration(fields));
    return parsed.success
      ? { success: true }
      : { success: false, error: { issues: toFieldIssues(parsed.error.issues, fields, declarationField) } };
  },
};
