export * from '@shop/ui-theme/themes/alt';
