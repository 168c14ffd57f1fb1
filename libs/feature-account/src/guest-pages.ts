const GUEST_ONLY = /^\/(login|register|password-reset)([/?#]|$)/;

/** Login, register and password reset, with or without further segments. */
export const isForGuests = (path: string): boolean => GUEST_ONLY.test(path);
