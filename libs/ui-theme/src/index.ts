export { Box, type BoxProps } from './box/box.tsx';
export { BrandMark, type BrandMarkLogo, type BrandMarkProps } from './brand-mark/brand-mark.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './button/icon-button.tsx';
export { Columns, type ColumnsProps, ProductColumns, type ProductColumnsProps } from './columns/columns.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { Heading, type HeadingProps } from './heading/heading.tsx';
export {
  CategoryList,
  type CategoryListEntry,
  type CategoryListProps,
} from './category-list/category-list.tsx';
export { Announcement, type AnnouncementProps } from './hidden/announcement.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './hidden/visually-hidden.tsx';
export type { IconName } from './icon/icon-names.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export { InScheme, type InSchemeProps } from './scheme/in-scheme.tsx';
export { ArrowLink, type ArrowLinkProps } from './link/arrow-link.tsx';
export { LinkProvider, type LinkProps, type LinkProviderProps } from './link/link-provider.tsx';
export { SkipLink, type SkipLinkProps } from './link/skip-link.tsx';
export { TextLink, type TextLinkProps } from './link/text-link.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { PageWidth, type PageWidthProps } from './page-width/page-width.tsx';
export { Picture, type PictureProps } from './picture/picture.tsx';
export type { PictureSource } from './picture/picture-source.ts';
export { PageTitle, type PageTitleProps } from './section/page-title.tsx';
export { Section, type SectionProps } from './section/section.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Inline, type InlineProps } from './stack/inline.tsx';
export { Stack, type StackProps } from './stack/stack.tsx';
export { Count, type CountProps } from './tag/count.tsx';
export { Tag, type TagProps, type TagTone } from './tag/tag.tsx';
export { DateText, type DateTextProps } from './text/date-text.tsx';
export { Divider } from './text/divider.tsx';
export { Prose, type ProseProps } from './text/prose.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { Tile, type TileProps } from './tile/tile.tsx';
export { Checkbox, type ChoiceProps, RadioField } from './choice/choice.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption } from './combobox/combobox-option.ts';
export { ErrorSummary, type ErrorSummaryProps } from './field/error-summary.tsx';
export { FieldMessage, type FieldMessageProps } from './field/field-message.tsx';
export { CountryField, type CountryFieldProps } from './field/country-field.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './field/phone-field.tsx';
export { Select, type SelectOption, type SelectProps } from './field/select.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export {
  FieldSet,
  type FieldSetProps,
  FormColumn,
  type FormColumnProps,
  FormRow,
  type FormRowProps,
  InputRow,
  type InputRowProps,
} from './form-layout/form-layout.tsx';
export { FormSection, type FormSectionProps } from './form-layout/form-section.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx';
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx';
export { SuggestionArea, type SuggestionAreaProps } from './search-field/suggestion-area.tsx';
export {
  SuggestionGroup,
  SuggestionLink,
  SuggestionNone,
  Suggestions,
  SuggestionSkeleton,
  type SuggestionGroupProps,
  type SuggestionLinkProps,
  type SuggestionsProps,
} from './search-field/suggestions.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export { AddButton, AddLink, type AddButtonProps, type AddLinkProps } from './product-card/add-button.tsx';
export { type Colour, ColourDots, type ColourDotsProps } from './product-card/colour-dots.tsx';
export { ProductCardSkeleton } from './product-card/product-card-skeleton.tsx';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export { ProductGrid, type ProductGridProps } from './product-grid/product-grid.tsx';
export { type Amount, AmountText, type AmountTextProps } from './price/amount.tsx';
export { Figure, type FigureProps } from './price/figure.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export { Rail, type RailProps } from './rail/rail.tsx';
export { Waybill, type WaybillProps, type WaybillWay } from './waybill/waybill.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar/bottom-bar.tsx';
export { BuyBar, type BuyBarProps } from './bottom-bar/buy-bar.tsx';
export type { CategoryNode } from './category-panel/category-level.tsx';
export { CategoryPanel, type CategoryPanelProps } from './category-panel/category-panel.tsx';
export { CheckoutHeader, type CheckoutHeaderProps } from './checkout-header/checkout-header.tsx';
export { type DialogProps, Drawer, Modal } from './dialog/dialog.tsx';
export { ErrorPage, type ErrorPageProps } from './error-page/error-page.tsx';
export {
  LoadingOverlay,
  type LoadingOverlayProps,
  PageLoadingBar,
  type PageLoadingBarProps,
} from './loading/loading.tsx';
export {
  PreferenceButton,
  type PreferenceButtonProps,
  PreferenceLink,
  type PreferenceLinkProps,
  PreferenceMenu,
  type PreferenceMenuProps,
} from './preference-menu/preference-menu.tsx';
export { type FooterColumn, SiteFooter, type SiteFooterProps } from './site-footer/site-footer.tsx';
export {
  CategoriesButton,
  type CategoriesButtonProps,
  HeaderLink,
  type HeaderLinkProps,
} from './site-header/header-link.tsx';
export { SiteHeader, type SiteHeaderProps } from './site-header/site-header.tsx';
export {
  UtilityButton,
  type UtilityButtonProps,
  UtilityRow,
  type UtilityRowProps,
  UtilityText,
  type UtilityTextProps,
} from './site-header/utility-row.tsx';
export { Toast, type ToastProps, ToastStack, type ToastStackProps } from './toast/toast.tsx';
export { watchScroll } from './gives-way/watch-scroll.ts';
export { watchTooltips } from './tooltip/watch-tooltips.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { DeliveredBreakdown, type DeliveredBreakdownProps } from './breakdown/delivered-breakdown.tsx';
export { Chip, type ChipProps, ChipRow, type ChipRowProps } from './chip/chip.tsx';
export { FacetGroup, type FacetGroupProps } from './facet/facet-group.tsx';
export { PriceRange, type PriceRangeProps } from './facet/price-range.tsx';
export { SwatchFacet, type SwatchFacetProps, type SwatchOption } from './facet/swatch-facet.tsx';
export { FilterDialog, type FilterDialogProps } from './filter-sheet/filter-dialog.tsx';
export {
  FilterOpener,
  type FilterOpenerProps,
  FilterSheet,
  type FilterSheetProps,
} from './filter-sheet/filter-sheet.tsx';
export { ListingTools, type ListingToolsProps } from './filter-sheet/listing-tools.tsx';
export { Fold, type FoldProps } from './fold/fold.tsx';
export { Gallery, type GalleryProps } from './gallery/gallery.tsx';
export type { GalleryView } from './gallery/gallery-view.ts';
export { useKeptFocus } from './kept-focus/use-kept-focus.ts';
export { useHydrated } from './hydrated/use-hydrated.ts';
export { KeyFacts, type KeyFactsProps } from './key-facts/key-facts.tsx';
export { LoadMore, type LoadMoreProps } from './pagination/load-more.tsx';
export { type PageLink, Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { SortSelect, type SortSelectProps } from './sort-select/sort-select.tsx';
export { type SpecRow, SpecTable, type SpecTableProps } from './spec-table/spec-table.tsx';
export {
  type VariantOption,
  VariantPicker,
  type VariantPickerProps,
} from './variant-picker/variant-picker.tsx';
export { DeliveredPrice, type DeliveredPriceProps } from './ways/delivered-price.tsx';
export type { DeliveryWay } from './ways/way-choice.tsx';
export { WaySwitch, type WaySwitchProps } from './ways/way-switch.tsx';
export { CartLineSkeleton } from './cart-line/cart-line-skeleton.tsx';
export { CartLine, type CartLineProps } from './cart-line/cart-line.tsx';
export { MiniLine, type MiniLineProps } from './cart-line/mini-line.tsx';
export { UndoLine, type UndoLineProps } from './cart-line/undo-line.tsx';
export { type DataColumn, DataTable, type DataTableProps } from './data-table/data-table.tsx';
export { FoldedSummary, type FoldedSummaryProps } from './order-summary/folded-summary.tsx';
export { OrderSummary, type OrderSummaryProps } from './order-summary/order-summary.tsx';
export { type SummaryRow, SummaryRows, type SummaryRowsProps } from './order-summary/summary-rows.tsx';
export { TierMeter, type TierMeterProps } from './order-summary/tier-meter.tsx';
export { RouteTimeline, type RouteTimelineProps, type RouteStop } from './route-timeline/route-timeline.tsx';
export { CheckoutSteps, type CheckoutStep, type CheckoutStepsProps } from './steps/checkout-steps.tsx';
export { DoneBlock, type DoneBlockProps } from './steps/done-block.tsx';
export { TabNav, type TabNavItem, type TabNavProps } from './tab-nav/tab-nav.tsx';
export { TaskList, type Task, type TaskListProps } from './task-list/task-list.tsx';
export { Thumbs, type ThumbsProps } from './thumbs/thumbs.tsx';
export {
  CategoryTile,
  type CategoryTileProps,
  CategoryTiles,
  type CategoryTilesProps,
} from './category-tile/category-tile.tsx';
export { AskForm, type AskFormProps, AskPanel, type AskPanelProps } from './hero/ask-panel.tsx';
export { Hero, type HeroProps } from './hero/hero.tsx';
export { SeaChart, type SeaChartProps } from './hero/sea-chart.tsx';
export { HowItWorks, type HowItWorksProps } from './how-it-works/how-it-works.tsx';
export { Promo, type PromoProps } from './promo/promo.tsx';
export { TrustRow, type TrustRowProps } from './trust-row/trust-row.tsx';
