import { useSite } from '@shop/page';

export const Footer = () => <footer>{useSite().site.name}</footer>;
