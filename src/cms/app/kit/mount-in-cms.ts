import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

interface Mounted<Props> {
  props: Props;
  place: HTMLElement | null;
  root: Root | null;
  show(): void;
}

/** Creates a CMS component that renders, with our React, what `draw` returns for its props. */
export function mountInCms<Props>(
  draw: (props: Props) => ReactElement,
  extra: ThisType<Mounted<Props>> & object = {},
): unknown {
  return window.createClass({
    ...extra,
    componentDidMount(this: Mounted<Props>) {
      if (this.place === null) return;
      this.root = createRoot(this.place);
      this.show();
    },
    componentDidUpdate(this: Mounted<Props>) {
      this.show();
    },
    componentWillUnmount(this: Mounted<Props>) {
      const { root } = this;
      // The CMS is rendering right now; two Reacts must not nest their work.
      setTimeout(() => root?.unmount());
    },
    show(this: Mounted<Props>) {
      this.root?.render(draw(this.props));
    },
    render(this: Mounted<Props>) {
      return window.h('div', {
        ref: (element: HTMLElement | null) => {
          this.place = element;
        },
      });
    },
  });
}
