import { brandViteConfig } from '@shop/build';

export default brandViteConfig('ae');
