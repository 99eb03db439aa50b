import { Component, type ReactNode } from 'react';
import { translate } from '../../../messages/i18n';

type Props = { label: string; children: ReactNode };

/** Around one field: what cannot be drawn, such as an odd reply, says so in its place and leaves the rest of the form as it is. */
export class FieldBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className="error field" role="alert">
        {translate('shell.notShown', { label: this.props.label })}
      </p>
    );
  }
}
