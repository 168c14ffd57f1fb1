export * from '@shop/ui-theme/themes/default';
