export const NEWSLETTERS_USAGE = `npm run newsletters -- list                               issues, and how far their sending is
npm run newsletters -- preview <file> <brand> <language>  the subject and the text of an issue, as one brand mails it
npm run newsletters -- send <file> <brand>                queues the issue: each subscriber of its topic gets it once
A file is JSON: {"key": "week-10", "topic": "tips", "texts": {"en": {"subject": "…", "blocks": [
  {"type": "heading", "text": "…"}, {"type": "text", "text": "…"}, {"type": "button", "text": "…", "path": "/offers"}]}}}`;
