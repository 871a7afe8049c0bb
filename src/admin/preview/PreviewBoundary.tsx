import { Component, type ReactNode } from 'react';

interface Failure {
  message: string | null;
}

/** Keeps the rest of a preview when a page cannot be drawn, and says why. */
export class PreviewBoundary extends Component<{ children: ReactNode }, Failure> {
  override state: Failure = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.message === null ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}
