import { Component, type ReactNode } from 'react';
import { Crashed } from './Crashed';

interface BoundaryProps {
  /** What draws again, where it is another one, after something broke. */
  readonly at?: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at: unknown;
  readonly broken: { readonly error: unknown } | null;
}

/** Shows that what it holds broke. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, broken: null };
  }

  override render() {
    const { broken } = this.state;
    return broken === null ? this.props.children : <Crashed error={broken.error} />;
  }
}
