/** Whether the browser knows passkeys (WebAuthn); it offers them on secure origins and localhost only. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
