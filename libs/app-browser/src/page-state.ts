import { PAGE_STATE_ID, type PageState } from '@shop/app-shell';

/** What the server rendered this page from. */
export const readPageState = (): PageState => {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text) as PageState;
};
