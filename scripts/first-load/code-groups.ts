const OF_MENUS = ['popper', 'arrow', 'menu', 'dropdown-menu', 'popover', 'roving-focus', 'tabs', 'toast', 'switch'];
const OF_DIALOGS = ['dialog', 'dismissable-layer', 'focus-scope', 'focus-guards', 'portal', 'presence'];
const SCROLL_LOCK =
  'react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|get-nonce';

/** Modules that the home page needs at first, and lists and listings also need. */
const OF_HOME =
  /\/web\/features\/members\/subscription\/state\/account-subscription|\/shared\/(text\/turkish-suffixes|places\/province-(names|shapes))/;
/** The search box, which is also on the home page. */
const OF_BOX = /\/web\/features\/market\/search\/box\//;
/** Modules that search and places share with a listing, and with the lower part of the home page. */
const OF_LISTS = new RegExp(
  [
    'web/features/market/listing-cards/(time-left-text|document-mark|listing-(size|picture)|outcome-text|own-picture|pictogram)',
    'web/features/deciding/saved-ads/save-button',
    'web/features/members/subscription/views-left/',
    'web/ui/(share/share-button|print-button|back-link)',
    'web/platform/(rendering|save-blob)',
    'shared/law/(amounts|holidays|heirs-round|sale-kinds)',
    'shared/listing-texts/(listing-end|phase-labels|share-text|right-mark|round-text)',
    'shared/text/(listing-(name|subject)|notice-value-texts)',
    'shared/(landing-address|mirrored-pictures|places/place-name|kinds/vehicle-brands|read-documents/document-place)',
    'node_modules/@tanstack/(query-core|react-query)/.*(mutationObserver|useMutation)',
  ].join('|'),
);
/** Modules that search and places share with each other: cards. */
const OF_CARDS = new RegExp(
  [
    'web/features/market/(listing-cards/(listing-(brief|card|grid)|open-listed|table/listing-table))',
    'web/features/deciding/listing-page/overlay/(listing-browser|listing-overlay|open-listing)',
    'web/ui/(select|chip-row|use-arrow-groups)',
  ].join('|'),
);
/**
 * Modules that a listing's page and the dialog share. The page loads the sections in `late/all-late-sections` later.
 */
const OF_LISTING =
  /\/web\/features\/deciding\/listing-page\/(?!overlay\/|late\/all|office\/|worth\/|before-bidding|other-auctions|listing-(history|source)|notice\/listing-notice-values|rare-rules)/;
const OF_FILTERS =
  /\/shared\/(search-filters\/|search-parameters)|\/web\/features\/market\/search\/filters\/applied-filters/;
/** Small modules that every kind of page needs. */
const OF_ALL =
  /\/shared\/(law\/law-figures|support\/first-answer|search-filters\/search-values|text\/(term-labels|day-text)|price-index\/index-months)|\/web\/(ui\/tag|platform\/use-debounced)/;
/** Modules that explanatory pages share, so that they load no listings. */
const OF_TEXTS =
  /\/shared\/(company|retention|promises\/|orders\/order-rules|support\/support-rules)|\/web\/(platform\/queries\/company-query|ui\/breadcrumbs)/;

/** The bundler's tag for modules that every page loads: the entry and its static imports. */
const AT_START: '$initial'[] = ['$initial'];

/**
 * Which modules the browser loads together. By default the bundler makes a file for every few modules that the same
 * pages share, so that a phone would wait for thirty requests instead of ten. A group includes the modules that match
 * and their imports, except those in a group with a higher priority. So the first groups contain what pages load at
 * first, and nothing else gets into them. `tests/first-load.test.ts` limits their size.
 */
export const CODE_GROUPS = [
  {
    name: 'framework',
    tags: AT_START,
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
    priority: 60,
  },
  { name: 'start', tags: AT_START, priority: 55 },
  { name: 'all', test: OF_ALL, minShareCount: 2, priority: 54 },
  { name: 'late-part', test: /\/web\/platform\/served\/late-part/, minShareCount: 2, priority: 53 },
  { name: 'home', test: OF_HOME, minShareCount: 2, priority: 53 },
  { name: 'offer', test: /\/web\/features\/members\/subscription\/automatic-offer/, minShareCount: 2, priority: 52 },
  { name: 'box', test: OF_BOX, minShareCount: 2, priority: 52 },
  { name: 'lists', test: OF_LISTS, minShareCount: 2, priority: 51 },
  { name: 'cards', test: OF_CARDS, minShareCount: 2, priority: 50 },
  { name: 'filters', test: OF_FILTERS, priority: 49 },
  // The home page and listings show legal figures as text; cards only calculate with them.
  { name: 'figures', test: /\/shared\/law\/figure-texts/, minShareCount: 2, priority: 48 },
  { name: 'texts', test: OF_TEXTS, minShareCount: 2, priority: 46 },
  { name: 'listing', test: OF_LISTING, minShareCount: 2, priority: 45 },
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
    // Only filters and alerts need the table of vehicles.
    name: 'common',
    test: /\/web\/(platform|ui)\/|\/shared\/(?!kinds\/vehicle-models|content\/)/,
    minShareCount: 3,
    priority: 20,
  },
];
