import type { Extension } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  WidgetType,
  type DecorationSet,
  type EditorView,
} from '@codemirror/view';
import { picturesIn } from './pictures-in';

/** A button behind a picture of the text. */
class ReplaceButton extends WidgetType {
  constructor(private readonly onPress: (view: EditorView, button: HTMLElement) => void) {
    super();
  }

  override eq(): boolean {
    return true;
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cmsReplaceHere';
    // Shown by the styles: it is no part of the text.
    button.ariaLabel = 'Replace this picture';
    button.addEventListener('click', () => this.onPress(view, button));
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** Offers to replace each picture where the text shows it. */
export function replaceHere(ask: () => void): Extension {
  const widget = new ReplaceButton((view, button) => {
    // Into the picture: behind it, another one would be added.
    view.dispatch({ selection: { anchor: view.posAtDOM(button) - 1 } });
    ask();
  });
  const find = (view: EditorView): DecorationSet =>
    Decoration.set(
      picturesIn(view.state.doc.toString()).map(({ to }) =>
        Decoration.widget({ widget, side: 1 }).range(to),
      ),
      true,
    );
  return ViewPlugin.define(
    (view) => ({
      pictures: find(view),
      update({ docChanged, view: changed }) {
        if (docChanged) this.pictures = find(changed);
      },
    }),
    { decorations: (plugin) => plugin.pictures },
  );
}
