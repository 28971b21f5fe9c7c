import { Component, type ReactNode } from 'react';

interface ChunkBoundaryProps {
  /** Tells the user, and closes what could not be loaded. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps the page standing when the chunk of the palette or of the help sheet can't be loaded. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
