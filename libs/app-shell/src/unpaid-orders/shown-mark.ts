const keyOf = (userId: number) => `unpaid-orders-shown-${userId}`;

/** For browsers that refuse storage: kept until the page is reloaded. */
const shown = new Set<number>();

/** Whether this client has seen the modal in this browser session. */
export const wasShown = (userId: number): boolean => {
  try {
    return shown.has(userId) || sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return shown.has(userId);
  }
};

export const markShown = (userId: number): void => {
  shown.add(userId);
  try {
    sessionStorage.setItem(keyOf(userId), '1');
  } catch {
    // Kept in the page's memory.
  }
};
