interface Phrases {
  collection: { collectionTop: object };
  editor: { editorControlPane: { widget: object } };
}

/** Replaces words of the CMS that are unclear, or that few fonts can render. */
export function registerWords(): void {
  const { collection, editor, ...others } = window.CMS.getLocale('en') as Phrases;
  const { collectionTop } = collection;
  const { editorControlPane } = editor;
  window.CMS.registerLocale('en', {
    ...others,
    collection: {
      ...collection,
      collectionTop: { ...collectionTop, newButton: '+ %{collectionLabel}' },
    },
    editor: {
      ...editor,
      editorControlPane: {
        ...editorControlPane,
        widget: {
          ...editorControlPane.widget,
          invalidPath:
            'Write a folder’s name with small letters, digits and “-”, such as ink-basics, or “/” for none.',
        },
      },
    },
  });
}
