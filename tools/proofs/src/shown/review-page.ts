import { centsIn, mainOf, textOf } from './amounts.ts';
import { readSums, type ShownSums } from './cart-page.ts';

/** The last step of a checkout: the text of its button, and the form that it sends. */
export type ShownReview = ShownSums & {
  /** Undefined where there is no button. */
  readonly button: number | undefined;
  readonly form: Readonly<Record<string, string>>;
  /** The changes that the page states. */
  readonly changes: readonly string[];
};

const FIELD = /<input type="hidden" name="(key|expected_total)" value="([^"]*)"/g;
const BUTTON = /<button type="submit"[^>]*>(<span[^>]*>Order and pay .*?)<\/button>/s;
const STATUS = /<div[^>]* role="status"[^>]*>(.*?)<\/div><\/div>/gs;

export const readReviewPage = (html: string): ShownReview => {
  const main = mainOf(html);
  return {
    ...readSums(html),
    button: centsIn(BUTTON.exec(main)?.[1] ?? '')[0],
    form: Object.fromEntries([...main.matchAll(FIELD)].map(([, name, value]) => [name, value])),
    changes: [...main.matchAll(STATUS)].map(([, said = '']) => textOf(said)).filter((said) => said !== ''),
  };
};
