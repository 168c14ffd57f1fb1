import { pages } from '../routes/pages.ts';

/** The question about cookies; browsers load nothing of it but its styles. */
export const loadConsentQuestion = async () => (await pages()).consent();
