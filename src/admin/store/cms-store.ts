/** An action of the CMS’s store. */
export interface CmsAction {
  type: string;
  payload?: unknown;
  id?: string;
}

/** The parts of its state that are used here. */
export interface CmsState {
  entryDraft: CmsMap;
  notifications: { notifications: readonly { id: string; type?: string; message: unknown }[] };
}

/** A map of Immutable.js. */
export interface CmsMap {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
}

/** What happens in place of an action, in this order. */
export type CmsRule = (action: CmsAction, state: CmsState) => readonly CmsAction[];

interface Store {
  dispatch: (action: CmsAction) => CmsAction;
  getState: () => CmsState;
}

type CreateStore = (...parts: unknown[]) => Store;
type Enhancer = (create: CreateStore) => CreateStore;

declare global {
  interface Window {
    /** Where Redux lets others take part in a store as it is made; browsers’ developer tools do. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (...enhancers: Enhancer[]) => Enhancer;
  }
}

/** Has the store of the CMS follow rules; to be called before the CMS is loaded. Returns what reads its state. */
export function ruleStore(rules: readonly CmsRule[]): () => CmsState | null {
  let store: Store | null = null;
  // Innermost, so that what the CMS’s own middleware sends comes by as well.
  const withRules: Enhancer =
    (create) =>
    (...parts) => {
      const made = create(...parts);
      const dispatch = (action: CmsAction) => {
        const actions = rules.reduce<readonly CmsAction[]>(
          (before, rule) => before.flatMap((each) => rule(each, made.getState())),
          [action],
        );
        for (const each of actions) made.dispatch(each);
        return action;
      };
      store = { ...made, dispatch };
      return store;
    };
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (...enhancers) => {
    delete window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
    return (create) => enhancers.reduceRight((made, enhance) => enhance(made), withRules(create));
  };
  return () => store?.getState() ?? null;
}
