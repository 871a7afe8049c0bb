import { RangeSet, type Extension } from '@codemirror/state';
import { gutter, GutterMarker, ViewPlugin, type EditorView } from '@codemirror/view';
import { gutterMarks } from './gutter-marks';

/** A place of the open file at which a play can begin. */
export interface StartingLine {
  id: string;
  /** Where its line begins. */
  from: number;
}

class StartMark extends GutterMarker {
  constructor(
    readonly id: string,
    private readonly label: string,
  ) {
    super();
  }

  override eq(other: StartMark): boolean {
    return other.id === this.id;
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.className = 'cm-start-mark';
    element.title = this.label;
    return element;
  }
}

/** Signs in the margin at the places of a text; a press on one asks what to do from there. */
export class PlaceGutter {
  readonly extension: Extension;
  private readonly marks = gutterMarks<StartMark>();
  private view: EditorView | null = null;

  constructor(
    private readonly labelOf: (id: string) => string,
    onPress: (id: string, mark: Element) => void,
  ) {
    const { field: marks } = this.marks;
    this.extension = [
      marks,
      ViewPlugin.define((view) => {
        this.view = view;
        return {};
      }),
      gutter({
        class: 'cm-gutter-starts',
        markers: (view) => view.state.field(marks),
        domEventHandlers: {
          click: (view, line, { target }) => {
            const isMark = target instanceof Element && target.matches('.cm-start-mark');
            if (!isMark) return false;
            view.state.field(marks).between(line.from, line.from, (_, __, { id }) => {
              onPress(id, target);
            });
            return true;
          },
        },
      }),
    ];
  }

  /** Shows signs at these lines instead of those before. */
  show(lines: readonly StartingLine[]): void {
    const { view } = this;
    if (view === null) return;
    const ranges = lines
      .filter(({ from }) => from <= view.state.doc.length)
      .map(({ id, from }) => new StartMark(id, this.labelOf(id)).range(from));
    const marks = RangeSet.of(ranges, true);
    // A dispatch would close a message that is open beside the text.
    if (RangeSet.eq([view.state.field(this.marks.field)], [marks])) return;
    view.dispatch({ effects: this.marks.set.of(marks) });
  }
}
