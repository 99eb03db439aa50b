import { Component, type ReactNode } from 'react';
import { shell } from '../../messages/signIn';
import { showToast } from '../toasts/toasts';

type Props = { /** Puts the opener back as it was. Default: there is none. */ onFailure?: () => void; children: ReactNode };

/** Around what a page can do without and loads when it is asked for, such as a dialog, menu or panel (`lazyComponent`). When it cannot, a message says so and the page stays as it is. */
export class Popup extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch() {
    showToast('error', shell.partMissing);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
