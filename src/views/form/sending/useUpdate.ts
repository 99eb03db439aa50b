import { useState } from 'react';
import { failureOf } from '../../../../contract/failure';
import { useCms } from '../../../fields/useCms';
import { useDeclared } from '../../declared';
import type { Row } from '../../row';
import type { useFormRecord } from '../state/useFormRecord';
import type { Reread } from '../state/useReread';
import type { SendSave } from './useRequest';

/** Saves a stored record. One that somebody else has saved or deleted meanwhile is refused, and the form says so. */
export const useUpdate = (record: Row | undefined, meta: ReturnType<typeof useFormRecord>['meta'], reread: Reread) => {
  const { resource } = useDeclared();
  const cms = useCms();
  const [isDeleted, setDeleted] = useState(false);
  const save: SendSave = async ({ body }, about) => {
    try {
      await cms.update(resource, { id: record!.id, data: body, previousData: record!, meta: { ...meta, ...about } });
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'gone') setDeleted(true);
      // from here on the form stands on what somebody else has saved, and a second save overwrites it with what was typed;
      // unless it was one's own save whose answer never came
      if (code !== 'conflict' || (await reread({ keeps: true, isConflict: true })) !== 'stored') throw error;
    }
  };
  return { save, isDeleted };
};
