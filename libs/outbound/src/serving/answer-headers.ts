/** Headers of every answer: errors, redirects, files and pictures as well as pages. */
const ALWAYS = { 'x-content-type-options': 'nosniff' } as const;
const OVER_HTTPS = { ...ALWAYS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** The headers of every answer. Browsers obey the second one only over https. */
export const answerHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? OVER_HTTPS : ALWAYS;
