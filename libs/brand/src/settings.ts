export { readApiSettings, type ApiSettings } from './settings/api-settings.ts';
export { SettingsRefused, type Environment } from './settings/settings-reader.ts';
export { createProxyTrust } from './settings/trusted-proxies.ts';
export { readWebSettings, type WebSettings } from './settings/web-settings.ts';
