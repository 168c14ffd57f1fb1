import { officeViteConfig } from '@shop/build';

export default officeViteConfig();
