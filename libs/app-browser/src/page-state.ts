import { PAGE_STATE_ID, VISITOR_STATE_ID, type PageState, type VisitorState } from '@shop/app-shell';

const readState = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error('The page carries no state');
  return JSON.parse(text);
};

/** The data that the server rendered this page from. */
export const readPageState = () => readState(PAGE_STATE_ID) as PageState;

/** The visitor's part of it. */
export const readVisitorState = () => readState(VISITOR_STATE_ID) as VisitorState;
