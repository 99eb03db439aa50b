import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStable } from '../../../ui/hooks/useStable';
import type { FormModel } from '../model/formModel';
import { stepsOf } from '../model/steps';

/** What the address calls the step. */
const parameter = 'step';

/** The step that the address says, and the ways to another one. The browser's Back goes one step back. */
const useStepAddress = (askedStep: (parameter: string | null) => number) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { hasFormer?: boolean } | null };
  return {
    asked: askedStep(params.get(parameter)),
    open: (step: number) => void navigate({ search: `?${parameter}=${step + 1}` }, { state: { hasFormer: true } }),
    /** Opens a former step; the way back is that of the browser, where there is one. */
    goBack: (step: number, from: number) => {
      if (state?.hasFormer && step === from - 1) return void navigate(-1);
      void navigate({ search: step === 0 ? '' : `?${parameter}=${step + 1}` }, { replace: true, state: { hasFormer: false } });
    },
  };
};

/**
 * The step of a form; one whose former ones do not pass is not opened by its address.
 * @param isRight whether what fields hold breaks no rule; shows nothing
 */
export const useSteps = ({ form }: Pick<FormModel, 'form'>, isRight: (names: readonly string[]) => Promise<boolean>) => {
  const { all, namesOf, namesBefore, stepOf, askedStep } = stepsOf(form);
  const { asked, open, goBack } = useStepAddress(askedStep);
  /** How far the steps have been passed. */
  const [reached, setReached] = useState(0);
  const at = Math.min(asked, reached);
  const enter = useStable(async () => {
    if (await isRight(namesBefore(asked))) setReached(asked);
    else goBack(0, at);
  });
  useEffect(() => {
    if (asked > reached) void enter();
  }, [asked, reached, enter]);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [at]);
  return {
    steps: all,
    at,
    isLast: at === all.length - 1,
    /** Whether a field is typed into in this step; a later one shows it as text. */
    isTyped: (name: string) => stepOf(name) === at,
    stepOf,
    names: namesOf(at),
    /** Opens the step after this one, if this one passes. Asked for once more meanwhile it does nothing: that would be two steps to go back. */
    advance: async (check: () => Promise<boolean>) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (!(await check())) return void (isLeaving.current = false);
      setReached(Math.max(reached, at + 1));
      open(at + 1);
    },
    /** Opens a former step. */
    back: (to = at - 1) => goBack(to, at),
  };
};
export type Steps = ReturnType<typeof useSteps>;
