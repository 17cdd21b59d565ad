const OF_MENUS = ['popper', 'arrow', 'menu', 'dropdown-menu', 'popover', 'roving-focus', 'tabs', 'toast', 'switch'];
const OF_DIALOGS = ['dialog', 'dismissable-layer', 'focus-scope', 'focus-guards', 'portal', 'presence'];
const SCROLL_LOCK =
  'react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|get-nonce';

/** What home, search and places share, with the little that a listing shares with them. */
const OF_LISTS = new RegExp(
  [
    'web/features/market/(listing-cards/listing-(grid|card)|search/box/)',
    'web/features/deciding/(listing-page/overlay/listing-browser|saved-ads/save-button)',
    'web/features/members/subscription/(views-left/|automatic-offer)',
    'web/ui/(share/share-button|print-button|select|back-link|chip-row)',
    'web/platform/(rendering|save-blob)',
    'web/features/members/accounts/organisations-query',
    'shared/(places/province-(names|shapes)|text/notice-value-texts|landing-address|organisations/organisation-rules)',
    'node_modules/@tanstack/(query-core|react-query)/.*(mutationObserver|useMutation)',
  ].join('|'),
);

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
  { name: 'lists', test: OF_LISTS, minShareCount: 2, priority: 50 },
  // Home states figures of law, as a listing does; cards only count with them.
  { name: 'figures', test: /\/shared\/law\/figure-texts/, minShareCount: 2, priority: 48 },
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
  {
    // The table of vehicles only filters and alerts need.
    name: 'common',
    test: /\/web\/(platform|ui)\/|\/shared\/(?!kinds\/vehicle-models|content\/)/,
    minShareCount: 3,
    priority: 20,
  },
];
