import { Component, createContext, useContext, useState, type ReactNode } from 'react';
import { failureText } from '../messages/failureText';
import { failureOf } from '../../contract/failure';
import { useText } from '../messages/i18n';
import { Button } from './Button';
import { rememberFocus } from './focus/focusContent';
import { ErrorIcon } from './icons';
import './partBoundary.css';

/** Reads again what the page shows. */
export const RereadContext = createContext<() => Promise<unknown>>(() => Promise.resolve());
/** The event that tells every part that could not be drawn that what the page shows was read again. */
const reread = 'admin-portal.reread';

type Props = {
  /** What the part is called. */
  label: string;
  /** It stands in a line of its own text, such as a cell. Default: it has a line of its own. */
  isInline?: boolean;
  /** What it is drawn for, such as the record of a row: for another one it is tried again. Default: it waits for Retry. */
  of?: unknown;
  /** Hears whether the part can be drawn, when that changes. */
  onChange?: (isDrawn: boolean) => void;
  /** What is drawn around the message, where it cannot stand by itself. Default: nothing. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
};

/** Says in place of a part why it cannot be drawn; Retry reads what the page shows again. */
const PartFailure = ({ label, isInline, error }: Pick<Props, 'label' | 'isInline'> & { error: unknown }) => {
  const t = useText();
  const read = useContext(RereadContext);
  const [isReading, setReading] = useState(false);
  const text = (failureOf(error).code && failureText(error)) || t('shell.notShown', { label });
  const retry = async () => {
    if (isReading) return;
    const putFocusBack = rememberFocus();
    setReading(true);
    await read();
    setReading(false);
    window.dispatchEvent(new Event(reread));
    putFocusBack();
  };
  return (
    <span className={`part-failure ${isInline ? 'part-failure-inline' : ''}`} role={isInline ? 'status' : 'alert'} title={text}>
      <span className="error">
        <ErrorIcon aria-hidden />
        <span>{isInline ? t('shell.notShownHere') : text}</span>
      </span>{' '}
      <Button look="link" aria-label={t('shell.retryOf', { label })} onClick={() => void retry()}>
        {t('shell.retry')}
      </Button>
    </span>
  );
};

/**
 * Around one part of a page: a part that cannot be drawn, because the server has answered oddly, says so in its place and leaves
 * the rest as it is.
 */
export class PartBoundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  private readonly tryAgain = () => this.setState({ failure: null });

  override componentDidUpdate(before: Props, { failure: former }: { failure: unknown }) {
    const { failure } = this.state;
    if (failure && !former) window.addEventListener(reread, this.tryAgain);
    else if (!failure && former) window.removeEventListener(reread, this.tryAgain);
    else if (failure && before.of !== this.props.of) this.tryAgain();
    if (Boolean(failure) !== Boolean(former)) this.props.onChange?.(!failure);
  }

  override componentDidMount() {
    if (!this.state.failure) return;
    window.addEventListener(reread, this.tryAgain);
    this.props.onChange?.(false);
  }

  override componentWillUnmount() {
    window.removeEventListener(reread, this.tryAgain);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { around = (message) => message, label, isInline } = this.props;
    return around(<PartFailure label={label} isInline={isInline} error={failure.error} />);
  }
}
