/** `+`, then 7 to 15 digits; between digits a single space may stand. */
export const PHONE_NUMBER = /^\+\d(?: ?\d){6,14}$/;

export const isPhoneNumber = (value: string): boolean => PHONE_NUMBER.test(value);
