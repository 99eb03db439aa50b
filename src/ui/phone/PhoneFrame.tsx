import type { ReactNode } from 'react';
import './phoneFrame.css';

/** A phone with something on its screen, for previews of what app users see. */
export const PhoneFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="phone" role="img" aria-label={label}>
    <div className="phone-screen">{children}</div>
  </div>
);
