/**
 * What React's renderer has and no page of ours uses, named as `react-dom-client.production.js` names it. Nothing of it
 * can run: no element of these kinds exists, and what could make one refuses.
 */
export type CutRules = {
  /** Kinds of elements, by the numbers of `fiber.tag`. */
  readonly tags: ReadonlySet<number>;
  /** The same kinds, by the names of their types. */
  readonly types: ReadonlySet<string>;
  /** Which lanes may start a view transition: none does. */
  readonly transitionLanes: number;
  /** Variables that keep their first value, which is false, without these kinds. */
  readonly falseVariables: ReadonlySet<string>;
  /** Functions that nothing reaches without these kinds, with what stands in place of their bodies. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Classes whose methods nothing calls. */
  readonly classes: ReadonlySet<string>;
};

const NOTHING = '{}';
/** Actions of forms and hooks of forms: our forms send by themselves. */
const REFUSES = '{throw Error("Cut out of React: scripts/first-load/lean-react")}';

const OF_VIEW_TRANSITIONS = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'flushAfterMutationEffects',
  'startViewTransition',
  'createViewTransitionInstance',
];

/** Refs of fragments, pictures and styles that hold a frame back, hints for loading, and the search for an element. */
const OF_OTHER_PARTS = [
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'preloadInstanceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'findCurrentFiberUsingSlowPath',
  'findCurrentHostFiberImpl',
  'defaultOnDefaultTransitionIndicator',
  'extractEvents$1',
  'scheduleReplayQueueIfNeeded',
  'startHostTransition',
];

const OF_FORM_HOOKS = ['mountActionState', 'updateActionState', 'rerenderActionState', 'dispatchActionState'];

export const CUT_RULES: CutRules = {
  // Profiler, SuspenseList, ViewTransition, Activity.
  tags: new Set([12, 19, 30, 31]),
  types: new Set([
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
    'REACT_ACTIVITY_TYPE',
  ]),
  transitionLanes: 335_544_064,
  falseVariables: new Set([
    'shouldStartViewTransition',
    'viewTransitionMutationContext',
    'inUpdateViewTransition',
    'rootViewTransitionAffected',
    'rootViewTransitionNameCanceled',
  ]),
  bodies: {
    ...Object.fromEntries([...OF_VIEW_TRANSITIONS, ...OF_OTHER_PARTS].map((name) => [name, NOTHING])),
    ...Object.fromEntries(OF_FORM_HOOKS.map((name) => [name, REFUSES])),
    isFragmentInstanceParent: '{return!1}',
    waitForCommitToBeReady: '{return null}',
    // The stack of components of an error: minified names, which nothing of ours reads.
    getStackByFiberInDevAndProd: '{return""}',
  },
  classes: new Set(['FragmentInstance', 'ViewTransitionPseudoElement']),
};
