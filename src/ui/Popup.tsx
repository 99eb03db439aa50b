import { Component, Suspense, type ReactNode } from 'react';
import { shell } from '../messages/signIn';
import { showMessage } from './messages/messages';

type Props = { /** Puts the opener back as it was. */ onFailure: () => void; children: ReactNode };

/** A dialog, menu or panel that loads when it is asked for. When it cannot, a message says so and the page stays as it is. */
export class Popup extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch() {
    showMessage('error', shell.partMissing);
    this.props.onFailure();
  }

  override render() {
    return this.state.isBroken ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
