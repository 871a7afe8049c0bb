/** The types of the actions with which the CMS says that an entry is saved, published or on a branch. */
export const SAVED: ReadonlySet<string> = new Set([
  'ENTRY_PERSIST_SUCCESS',
  'UNPUBLISHED_ENTRY_PERSIST_SUCCESS',
]);

/** An action of the CMS’s store. */
export interface CmsAction {
  type: string;
  payload?: unknown;
  id?: string;
}

/** The parts of its state used here. */
export interface CmsState {
  entryDraft: CmsMap;
  /** The entries that it has read, by collection and slug. */
  entries: CmsMap;
  /** Present where changes go through branches. */
  editorialWorkflow?: CmsMap;
  /** Its `files` are those that the library shows. */
  mediaLibrary?: CmsMap;
  notifications: { notifications: readonly { id: string; type?: string; message: unknown }[] };
}

/** A map of Immutable.js. */
export interface CmsMap {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
}

/** The actions dispatched instead of an action, in order. */
export type CmsRule = (action: CmsAction, state: CmsState) => readonly CmsAction[];

interface Store {
  dispatch: (action: CmsAction) => CmsAction;
  getState: () => CmsState;
}

type CreateStore = (...parts: unknown[]) => Store;
type Enhancer = (create: CreateStore) => CreateStore;

declare global {
  interface Window {
    /** The hook through which Redux lets others wrap a store; browsers’ developer tools use it. */
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (...enhancers: Enhancer[]) => Enhancer;
  }
}

/** The CMS’s store from outside; before the CMS has loaded, it has no state and ignores actions. */
export interface CmsStore {
  getState: () => CmsState | null;
  dispatch: (action: CmsAction) => void;
}

/** Makes the CMS’s store follow rules, and tells `onChange` of its states; call it before the CMS is loaded. */
export function ruleStore(
  rules: readonly CmsRule[],
  onChange: (state: CmsState) => void,
): CmsStore {
  let store: Store | null = null;
  // Innermost, so that it also sees what the CMS’s own middleware dispatches.
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
        onChange(made.getState());
        return action;
      };
      store = { ...made, dispatch };
      return store;
    };
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (...enhancers) => {
    delete window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__;
    return (create) => enhancers.reduceRight((made, enhance) => enhance(made), withRules(create));
  };
  return {
    getState: () => store?.getState() ?? null,
    dispatch: (action) => void store?.dispatch(action),
  };
}
