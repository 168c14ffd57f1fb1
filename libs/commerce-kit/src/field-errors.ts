import type * as z from 'zod/mini';
import type { FieldErrors } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The invalid fields and their codes; the forms have messages for the codes. */
export const toFieldErrors = (issues: readonly Issue[]): FieldErrors => {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    const code = codeOf(issue);
    const codes = (errors[field] ??= []);
    if (!codes.includes(code)) codes.push(code);
  }
  return errors;
};

const codeOf = (issue: Issue): string => {
  // A contract may name its own code; the locale-less core of zod says only "Invalid input".
  if (/^[a-z][\w.]*$/.test(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.input === undefined ? 'required' : issue.code;
};
