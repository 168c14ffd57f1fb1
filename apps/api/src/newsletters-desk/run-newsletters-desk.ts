import { readFile } from 'node:fs/promises';
import { isLocale, type Brands } from '@shop/commerce-kit/shop-brand';
import { toMailBrand } from '@shop/commerce-mail/mail-brand';
import { renderMail } from '@shop/commerce-mail/render-mail';
import { findIssues, insertIssue, issueMail, readIssue, type IssueFile } from '@shop/commerce-newsletters';
import type { Database } from '@shop/database';
import { NEWSLETTERS_USAGE } from './newsletters-desk-texts.ts';

type Desk = { readonly db: Database; readonly brands: Brands; readonly clock: () => Date };
type Said = { readonly text: string; readonly exitCode: number };
type Command = (desk: Desk, args: readonly string[]) => Promise<Said>;

const done = (text: string): Said => ({ text, exitCode: 0 });
const refused = (text: string): Said => ({ text, exitCode: 1 });

const list: Command = async ({ db }) => {
  const issues = await findIssues(db);
  const lines = issues.map(
    ({ brand, key, topic, mails, finished_at }) =>
      `${brand}  ${key}  ${topic}  ${mails} mails  ${finished_at ? 'sent' : 'being sent'}`,
  );
  return done(lines.join('\n') || 'No issue yet.');
};

/** The issue of a file, or its faults. */
const issueIn = async (file: string | undefined): Promise<IssueFile | Said> => {
  const text = await readFile(file ?? '', 'utf8').catch(() => null);
  if (text === null) return refused('The file cannot be read.');
  const read = readIssue(text);
  return 'faults' in read ? refused(read.faults.join('\n')) : read;
};

const preview: Command = async ({ brands }, [file, key = '', language = '']) => {
  const issue = await issueIn(file);
  if ('exitCode' in issue) return issue;
  const brand = brands.find(key);
  if (!brand || !isLocale(language)) return refused('Name a brand and a language: lt en');
  const data = issueMail(issue.texts, { brand, language, unsubscribe: `${brand.appUrl}/${language}` });
  const content = { template: 'newsletter' as const, data };
  const { subject, plain } = await renderMail({ brand: toMailBrand(brand), language, content });
  return done(`${subject}\n\n${plain}`);
};

const send: Command = async ({ db, brands, clock }, [file, key = '']) => {
  const issue = await issueIn(file);
  if ('exitCode' in issue) return issue;
  if (!brands.find(key)) return refused('There is no such brand.');
  const queued = await insertIssue(db, { brand: key, issue, now: clock() });
  return queued
    ? done(`Queued: ${issue.key} goes to the subscribers of ${issue.topic}.`)
    : refused(`The brand has sent ${issue.key} already: each key is sent once.`);
};

const COMMANDS: Readonly<Record<string, Command>> = { list, preview, send };

/** One command of staff about newsletters. */
export const runNewslettersDesk = (desk: Desk, [name = '', ...args]: readonly string[]): Promise<Said> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(desk, args) : Promise.resolve(refused(NEWSLETTERS_USAGE));
};
