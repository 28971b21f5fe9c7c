import { Component, type ReactNode } from 'react';
import { startTexts } from '../messages/screens/start';
import { StartFailed } from './StartFailed';

/** Shows that the application broke where the router, which shows it for pages, is not there yet. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <StartFailed title={startTexts.crashed} problem={startTexts.crashedText} details={String(error)} />;
  }
}
