import type { ReactNode } from 'react';

/** One fact of the review, under its label. */
export const ReviewLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="review-line">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
