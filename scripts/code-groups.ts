const OF_MENUS = ['popper', 'arrow', 'menu', 'dropdown-menu', 'popover', 'roving-focus', 'tabs', 'toast', 'switch'];
const OF_DIALOGS = ['dialog', 'dismissable-layer', 'focus-scope', 'focus-guards', 'portal', 'presence'];
const SCROLL_LOCK =
  'react-remove-scroll|react-remove-scroll-bar|react-style-singleton|aria-hidden|use-callback-ref|use-sidecar|tslib|get-nonce';

/**
 * What the browser fetches together. By itself the bundler makes a file of every few modules that the same pages share,
 * and a phone waits for thirty answers where ten are enough. Groups with a higher priority pick their modules first.
 */
export const CODE_GROUPS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|seroval|seroval-plugins|use-sync-external-store)\//,
    priority: 50,
  },
  {
    name: 'controls',
    test: new RegExp(`node_modules/@radix-ui/(?!react-(${[...OF_MENUS, ...OF_DIALOGS].join('|')})/)`),
    priority: 40,
  },
  {
    // What needs Radix belongs to the groups of Radix below; the table of vehicles only filters and alerts need.
    name: 'common',
    test: /\/web\/(platform|ui\/(?!modal|switch|toasts\/toaster|layers\/(?:layer-history|use-back-closes)))|\/shared\/(?!kinds\/vehicle-models|content\/)/,
    minShareCount: 3,
    priority: 35,
  },
  {
    name: 'dialogs',
    test: new RegExp(
      `node_modules/(@radix-ui/react-(${OF_DIALOGS.join('|')})|${SCROLL_LOCK})/|web/ui/(?:modal|layers/(?:layer-history|use-back-closes))\\.tsx?`,
    ),
    priority: 30,
  },
  {
    name: 'menus',
    test: new RegExp(`node_modules/(@floating-ui|@radix-ui/react-(${OF_MENUS.join('|')}))/`),
    priority: 20,
  },
];
