import { forEachDiagnostic, setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import {
  activateHover,
  closeHoverTooltips,
  gutter,
  GutterMarker,
  hasHoverTooltips,
  type BlockInfo,
} from '@codemirror/view';

type Problem = Pick<Diagnostic, 'severity' | 'from'>;

const SEVERITIES: readonly Diagnostic['severity'][] = ['error', 'warning', 'info'];

class ProblemSign extends GutterMarker {
  constructor(private readonly severity: Diagnostic['severity']) {
    super();
  }

  override eq(other: ProblemSign): boolean {
    return other.severity === this.severity;
  }

  override toDOM(): Node {
    const element = document.createElement('div');
    element.className = `cm-lint-marker cm-lint-marker-${this.severity}`;
    return element;
  }
}

/** Signs at the lines with problems; unlike CodeMirror’s own, they open a bubble that closes when the problems change. */
export function problemGutter(): Extension {
  let shown: number | undefined;
  return gutter({
    class: 'cm-gutter-lint',
    lineMarker: ({ state }, line) => {
      const problem = gravestOf(state, line);
      return problem === undefined ? null : new ProblemSign(problem.severity);
    },
    lineMarkerChange: ({ transactions }) =>
      transactions.some(({ effects }) => effects.some((effect) => effect.is(setDiagnosticsEffect))),
    domEventHandlers: {
      mousemove: (view, line, event) => {
        // The editor would close the bubble, since the mouse is not over the text.
        event.stopPropagation();
        const from = gravestOf(view.state, line)?.from;
        const isShown = hasHoverTooltips(view.state);
        if (from === undefined ? !isShown : isShown && from === shown) return false;
        shown = from;
        view.dispatch({ effects: closeHoverTooltips });
        if (from !== undefined) activateHover(view, from, 1);
        return false;
      },
    },
  });
}

function gravestOf(state: EditorState, line: BlockInfo): Problem | undefined {
  const found: Problem[] = [];
  forEachDiagnostic(state, ({ severity }, from) => {
    if (line.from <= from && from <= line.to) found.push({ severity, from });
  });
  const rank = ({ severity }: Problem) => SEVERITIES.indexOf(severity);
  return found.sort((left, right) => rank(left) - rank(right))[0];
}
