import { messages } from './messages.ts';

/** Loaded by name only, so that the build keeps it as a file of its own. */
export const miscInvoiceWords = [messages];
