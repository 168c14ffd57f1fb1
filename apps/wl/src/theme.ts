export * from '@shop/ui-theme/themes/wl';
