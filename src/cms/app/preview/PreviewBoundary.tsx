import { Component, type ReactNode } from 'react';
import { describeError } from '../../../base/browser/describe-error';

interface Failure {
  message: string | null;
}

/** Shows why a page cannot be drawn and keeps the rest of the preview. */
export class PreviewBoundary extends Component<{ children: ReactNode }, Failure> {
  override state: Failure = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: describeError(error) };
  }

  override render() {
    return this.state.message === null ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}
