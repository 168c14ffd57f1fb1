import { LOCALE_CODES } from '@shop/domain/languages';
import { NEWSLETTER_TOPICS } from '@shop/domain/news-topics';
import * as z from 'zod/mini';

const line = z.string().check(z.minLength(1), z.maxLength(200));
/** A path of the shop: the link of each reader has their language and the brand's host. */
const path = z.string().check(z.regex(/^\/(?!\/)[^\s\\]{0,300}$/, 'must be a path of the shop: /offers'));

const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text: line }),
  z.object({ type: z.literal('text'), text: z.string().check(z.minLength(1), z.maxLength(3_000)) }),
  z.object({ type: z.literal('button'), text: line, path }),
]);

const IssueText = z.object({
  subject: line,
  blocks: z.array(Block).check(z.minLength(1), z.maxLength(30)),
});
export type IssueText = z.infer<typeof IssueText>;

/** An issue as staff write it into a file: English is what readers of a missing language get. */
export const IssueFile = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'must be of small letters, digits and dashes')),
  topic: z.enum(NEWSLETTER_TOPICS),
  texts: z
    .partialRecord(z.enum(LOCALE_CODES), IssueText)
    .check(z.refine((texts) => texts.en !== undefined, 'needs a text in English: en')),
});
export type IssueFile = z.infer<typeof IssueFile>;

/** The issue, or why the text is none, a line a fault. */
export const readIssue = (json: string): IssueFile | { readonly faults: readonly string[] } => {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { faults: ['The file is no JSON.'] };
  }
  const read = IssueFile.safeParse(given);
  if (read.success) return read.data;
  return { faults: read.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`) };
};
