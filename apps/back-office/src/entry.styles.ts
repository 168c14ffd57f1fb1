// Built for its stylesheet only: what the pages import is kept, and no page loads the script.
import '@shop/ui-theme/global';

export { officeRoutes, OfficeDocument } from '@shop/feature-office';
export { fonts, themeClass } from '@shop/ui-theme/themes/default';
