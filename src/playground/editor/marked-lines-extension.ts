import { RangeSet, type Extension, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { gutter, GutterMarker } from '@codemirror/view';
import { gutterMarks } from './gutter-marks';
import type { MarkedLines } from './marked-lines';

const { set: setMarks, field: marks } = gutterMarks<GutterMarker>();
export { setMarks };

class LineMark extends GutterMarker {
  constructor(private readonly label: string) {
    super();
  }

  override eq(other: LineMark): boolean {
    return other.label === this.label;
  }

  override toDOM(): Node {
    const element = document.createElement('span');
    element.className = 'cm-line-mark';
    element.title = this.label;
    return element;
  }
}

/** Shows marks in the margin; loaded with the first mark. */
export function inkMarks(): Extension {
  return [
    marks,
    gutter({ class: 'cm-gutter-marks', markers: (view: EditorView) => view.state.field(marks) }),
  ];
}

/** The marks of a file (null for the main one) in its text. */
export function marksOf(
  { label, lines }: MarkedLines,
  file: string | null,
  doc: Text,
): RangeSet<GutterMarker> {
  const mark = new LineMark(label);
  const own = lines.filter((one) => one.file === file && one.line >= 1 && one.line <= doc.lines);
  return RangeSet.of(
    own.map(({ line }) => mark.range(doc.line(line).from)),
    true,
  );
}
