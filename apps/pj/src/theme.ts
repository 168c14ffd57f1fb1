export * from '@shop/ui-theme/themes/pj';
