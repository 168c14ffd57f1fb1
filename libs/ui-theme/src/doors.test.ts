import { expect, test } from 'vitest';
import * as components from './index.ts';
import * as styles from './theme.ts';

test('the library has these doors and no other', () => {
  expect(Object.keys(components).sort().join(' ')).toMatchInlineSnapshot(
    `"AddButton AddLink AmountText Announcement ArrowLink AskForm AskPanel BottomBar Box BrandMark Breadcrumbs Button ButtonLink BuyBar CartLine CartLineSkeleton CategoriesButton CategoryList CategoryPanel CategoryTile CategoryTiles Checkbox CheckoutHeader CheckoutSteps Chip ChipRow ColourDots Columns Combobox Count CountryField DataTable DateText DeliveredBreakdown DeliveredPrice Divider DoneBlock Drawer EmptyState ErrorPage ErrorSummary FacetGroup Field FieldMessage FieldSet Figure FilterDialog FilterOpener FilterSheet Fold FoldedSummary FormColumn FormRow FormSection Gallery HeaderLink Heading Hero HowItWorks Icon IconButton IconLink InScheme Inline InputRow KeyFacts LinkProvider ListingTools LoadMore LoadingOverlay MiniLine Modal Notice OrderSummary PageLoadingBar PageTitle PageWidth Pagination PasswordField PhoneField Picture PreferenceButton PreferenceLink PreferenceMenu Price PriceRange ProductCard ProductCardSkeleton ProductColumns ProductGrid Promo Prose QuantityStepper RadioCards RadioField Rail RouteTimeline SeaChart SearchField Section SegmentedControl Select SiteFooter SiteHeader Skeleton SkipLink SortSelect SpecTable Stack SuggestionArea SuggestionGroup SuggestionLink SuggestionNone SuggestionSkeleton Suggestions SummaryRows SwatchFacet TabNav Tag TaskList Text TextField TextLink Thumbs TierMeter Tile Toast ToastStack TrustRow UndoLine UtilityButton UtilityRow UtilityText VariantPicker VisuallyHidden WaySwitch Waybill useHydrated useKeptFocus watchScroll watchTooltips"`,
  );
  expect(Object.keys(styles).sort().join(' ')).toMatchInlineSnapshot(
    `"breakpoints calmMotion easing from sprinkles theme upTo upToMagnified upToNarrow"`,
  );
});
