import { useText } from '../../../messages/i18n';

/** Says that a record can be looked at and not saved, and why. */
export const ViewOnly = ({ reason }: { reason: string }) => {
  const t = useText();
  return (
    <span className="view-only">
      <span className="value-tag">{t('form.viewOnly')}</span> {reason && <span>{reason}</span>}
    </span>
  );
};
