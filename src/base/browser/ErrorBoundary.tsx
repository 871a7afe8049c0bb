import { Component, type ReactNode } from 'react';
import { describeError } from './describe-error';

export interface CrashState {
  error: unknown;
  /** Renders the children again. */
  tryAgain: () => void;
  /** Whether the children crashed again after a retry. */
  hasTried: boolean;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (crash: CrashState) => ReactNode;
  /** When this value changes, the children are rendered again, as when another page or another view of a story is shown. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | null;
  attempts: number;
  resetKey: unknown;
}

/** Shows `fallback` in place of children that threw; if that throws too, shows the first error as text. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    crash: null,
    attempts: 0,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { crash: { error } };
  }

  // Here rather than after the update, so that the new page is never rendered with the old page’s error.
  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { crash: null, attempts: 0, resetKey };
  }

  private readonly tryAgain = (): void => {
    this.setState(({ attempts }) => ({ crash: null, attempts: attempts + 1 }));
  };

  override render(): ReactNode {
    const { crash, attempts } = this.state;
    if (!crash) return this.props.children;
    const { error } = crash;
    return (
      <FallbackGuard firstError={error}>
        {this.props.fallback({ error, tryAgain: this.tryAgain, hasTried: attempts > 0 })}
      </FallbackGuard>
    );
  }
}

interface FallbackGuardProps {
  children: ReactNode;
  firstError: unknown;
}

/** Shows the first error as plain text if the crash page crashes too. */
class FallbackGuard extends Component<FallbackGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <pre>{describeError(this.props.firstError)}</pre>;
  }
}
