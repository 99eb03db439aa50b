import type { ReactNode } from 'react';
import './phoneFrame.css';

type Props = {
  label: string;
  /** There may be more than the screen holds: it is scrolled, and nothing on it can be opened. Default: it is a picture. */
  isLong?: boolean;
  children: ReactNode;
};

/** A phone with something on its screen, for previews of what app users see. */
export const PhoneFrame = ({ label, isLong, children }: Props) =>
  isLong ? (
    <div className="phone" translate="no">
      <div className="phone-screen phone-screen-long" role="region" aria-label={label} tabIndex={0}>
        <div inert>{children}</div>
      </div>
    </div>
  ) : (
    <div className="phone" translate="no" role="img" aria-label={label}>
      <div className="phone-screen">{children}</div>
    </div>
  );
