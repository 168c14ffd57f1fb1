const PLACE = 'shop_told';
const MOST = 50;

/** Whether this browser tells an event for the first time; without storage each page does. */
export const isFirst = (id: string): boolean => {
  try {
    const told = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[];
    if (told.includes(id)) return false;
    localStorage.setItem(PLACE, JSON.stringify([...told, id].slice(-MOST)));
    return true;
  } catch {
    return true;
  }
};
