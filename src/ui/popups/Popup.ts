import { Component, type ReactNode } from 'react';
import { startText } from '../../messages/start';
import { showToast } from '../toasts/toasts';

type Props = { /** Puts the opener back as it was. Default: there is none. */ onFailure?: () => void; children: ReactNode };

/** Wraps a dialog, menu or panel that loads on demand (`lazyComponent`). If it cannot load, a message says so and the page stays. */
export class Popup extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch() {
    showToast('error', startText('shell.partMissing'));
    this.props.onFailure?.();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
