export { OfficeDocument } from './frame/office-document.tsx';
export { messages } from './messages.ts';
export { officeKey, type Office } from './office-context.ts';
export { OfficeProvider } from './office-provider.tsx';
export { officeRoutes } from './office.routes.ts';
