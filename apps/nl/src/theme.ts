export * from '@shop/ui-theme/themes/nl';
