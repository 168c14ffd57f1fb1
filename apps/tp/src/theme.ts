export * from '@shop/ui-theme/themes/tp';
