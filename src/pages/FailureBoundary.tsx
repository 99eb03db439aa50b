import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage';

/** Shows the failure page in place of a part that threw; Retry draws it anew. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <FailurePage error={this.state.error} onRetry={() => this.setState({ error: null })} />
    );
  }
}
