export { readIssue, type IssueFile } from './issue-file.ts';
export { issueMail } from './issue-mail.ts';
export { findIssues, insertIssue } from './issues.repository.ts';
export { createNewsletters, sendIssuesRegularly } from './newsletters.module.ts';
export { newslettersPersonal } from './newsletters.personal.ts';
export { newslettersRetention } from './newsletters.retention.ts';
export { endNewslettersOf } from './subscribe.ts';
export { sendIssues } from './send-issues.ts';
