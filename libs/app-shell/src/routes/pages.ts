export const pages = () => import('./shell.pages.ts');
