export * from '@shop/ui-theme/themes/ae';
