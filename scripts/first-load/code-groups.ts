const OF_MENUS = ['popper', 'arrow', 'menu', 'dropdown-menu', 'popover', 'roving-focus', 'tabs', 'toast', 'switch'];
const OF_DIALOGS = ['dialog', 'dismissable-layer', 'focus-scope', 'focus-guards', 'portal', 'presence'];
const SCROLL_LOCK =
  'react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|get-nonce';

/** What home, search and places share with a listing. */
const OF_LISTS = new RegExp(
  [
    'web/features/market/listing-cards/(time-left-text|document-mark|listing-(size|picture)|outcome-text|own-picture|pictogram)',
    'web/features/deciding/saved-ads/save-button',
    'web/features/members/subscription/(views-left/|automatic-offer)',
    'web/ui/(share/share-button|print-button|back-link)',
    'web/platform/(rendering|save-blob)',
    'shared/law/(amounts|holidays|heirs-round|sale-kinds)',
    'shared/listing-texts/(listing-end|phase-labels|share-text|right-mark|round-text)',
    'shared/text/(turkish-suffixes|listing-(name|subject)|notice-value-texts)',
    'shared/(landing-address|mirrored-pictures|places/(place-name|province-(names|shapes))|kinds/vehicle-brands|read-documents/document-place)',
    'node_modules/@tanstack/(query-core|react-query)/.*(mutationObserver|useMutation)',
  ].join('|'),
);
/** What they share among themselves: cards and the box of the search. */
const OF_CARDS = new RegExp(
  [
    'web/features/market/(listing-cards/(listing-(brief|card|grid)|open-listed|table/listing-table)|search/box/)',
    'web/features/deciding/listing-page/overlay/(listing-browser|listing-overlay|open-listing)',
    'web/ui/(select|chip-row|use-arrow-groups)',
  ].join('|'),
);
/** What every kind of page needs a little of. */
const OF_ALL =
  /\/shared\/(law\/law-figures|support\/first-answer|search-filters\/search-values|text\/(term-labels|day-text)|price-index\/index-months)|\/web\/(ui\/tag|platform\/use-debounced)/;
/** What explanatory pages share, so that they load no listings. */
const OF_TEXTS =
  /\/shared\/(company|retention|promises\/|orders\/order-rules|support\/support-rules)|\/web\/(platform\/queries\/company-query|ui\/breadcrumbs)/;

/** What the bundler calls the modules that every page loads: the entry and what it imports without waiting. */
const AT_START: '$initial'[] = ['$initial'];

/**
 * What the browser fetches together. By itself the bundler makes a file of every few modules that the same pages share,
 * and a phone waits for thirty answers where ten are enough. A group takes the modules that it names and what these
 * import, except what a group with a higher priority has taken; so the first groups are what pages load at first, and
 * nothing else gets into them. `tests/first-load.test.ts` holds what that may weigh.
 */
export const CODE_GROUPS = [
  {
    name: 'framework',
    tags: AT_START,
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
    priority: 60,
  },
  { name: 'start', tags: AT_START, priority: 55 },
  { name: 'all', test: OF_ALL, minShareCount: 2, priority: 52 },
  { name: 'lists', test: OF_LISTS, minShareCount: 2, priority: 51 },
  { name: 'cards', test: OF_CARDS, minShareCount: 2, priority: 50 },
  { name: 'filters', test: /\/shared\/(search-filters\/|search-parameters)/, priority: 49 },
  // Home states figures of law, as a listing does; cards only count with them.
  { name: 'figures', test: /\/shared\/law\/figure-texts/, minShareCount: 2, priority: 48 },
  { name: 'texts', test: OF_TEXTS, minShareCount: 2, priority: 46 },
  { name: 'listing', test: /\/web\/features\/deciding\/listing-page\/(?!overlay\/)/, minShareCount: 2, priority: 45 },
  {
    name: 'dialogs',
    test: new RegExp(
      `node_modules/(@radix-ui/react-(${OF_DIALOGS.join('|')})|${SCROLL_LOCK})/|web/ui/(?:modal|layers/(?:layer-history|use-back-closes))\\.tsx?`,
    ),
    priority: 40,
  },
  {
    name: 'menus',
    test: new RegExp(`node_modules/(@floating-ui|@radix-ui/react-(${OF_MENUS.join('|')}))/`),
    priority: 30,
  },
  { name: 'forms', test: /\/web\/ui\/form\/|\/shared\/field-rules\//, minShareCount: 3, priority: 25 },
  { name: 'places', test: /\/shared\/(places|outcomes)\//, minShareCount: 2, priority: 24 },
  {
    // The table of vehicles only filters and alerts need.
    name: 'common',
    test: /\/web\/(platform|ui)\/|\/shared\/(?!kinds\/vehicle-models|content\/)/,
    minShareCount: 3,
    priority: 20,
  },
];
