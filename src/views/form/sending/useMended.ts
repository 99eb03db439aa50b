import { useEffect } from 'react';
import { useText } from '../../../messages/i18n';
import { withdrawToast } from '../../../ui/toasts/toasts';
import type { RecordForm } from '../state/useRecordForm';

/** Takes the message of a refused form away once nothing is wrong any more. */
export const useMended = ({ isTried, errors }: Pick<RecordForm, 'isTried' | 'errors'>) => {
  const t = useText();
  const isRight = isTried && errors.length === 0;
  useEffect(() => {
    if (isRight) withdrawToast(t('literal.formInvalid'));
  }, [isRight, t]);
};
