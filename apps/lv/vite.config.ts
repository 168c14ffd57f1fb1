import { brandViteConfig } from '@shop/build';

export default brandViteConfig('lv');
