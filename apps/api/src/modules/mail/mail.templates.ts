export type OrderLine = {
  name: string;
  /** For example `Pine, 42`. */
  details?: string;
  quantity: number;
  /** Already written as the reader reads money, here and below. */
  total: string;
};

export type OrderConfirmation = {
  name: string;
  /** As shown: `QU100001`. */
  number: string;
  link: string;
  lines: readonly OrderLine[];
  /** Subtotal, shipping, discounts … in the order of showing; the labels come with them. */
  totals: readonly { label: string; amount: string }[];
  total: string;
  address: readonly string[];
  delivery: string;
};

export type LinkMail = { name: string; link: string };

/** What each template needs to know. */
export type MailData = {
  'order-confirmation': OrderConfirmation;
  'password-reset': LinkMail;
  'one-time-link': LinkMail;
  welcome: LinkMail;
};

export type MailTemplate = keyof MailData;
