import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Form } from '../../../schema/resource';
import { useStable } from '../../../ui/hooks/useStable';

type Options = {
  form: Pick<Form, 'steps' | 'sections'>;
  /** Whether what fields hold breaks no rule. Shows nothing. */
  isRight: (names: readonly string[]) => Promise<boolean>;
};

/** What the address calls the step. */
const parameter = 'step';

/**
 * The step of a form, which the address says: the browser's Back goes one step back, and a step whose former ones do not pass
 * is not opened by its address.
 */
export const useSteps = ({ form, isRight }: Options) => {
  const steps = form.steps ?? [{ title: '', next: undefined, sections: form.sections }];
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { hasFormer?: boolean } | null };
  /** How far the steps have been passed. */
  const [reached, setReached] = useState(0);
  const asked = Math.min(steps.length, Math.max(1, Math.trunc(Number(params.get(parameter))) || 1)) - 1;
  const at = Math.min(asked, reached);
  const namesOf = (step: number) => steps[step]!.sections.flatMap(({ fields }) => fields);
  const show = (step: number, isBack = false) => {
    // the way back is that of the browser, where there is one
    if (isBack && state?.hasFormer && step === at - 1) return void navigate(-1);
    void navigate({ search: step === 0 ? '' : `?${parameter}=${step + 1}` }, { replace: isBack, state: { hasFormer: !isBack } });
  };
  const enter = useStable(async () => {
    const isPassed = await isRight(Array.from({ length: asked }, (_, step) => namesOf(step)).flat());
    if (isPassed) setReached(asked);
    else show(0, true);
  });
  useEffect(() => {
    if (asked > reached) void enter();
  }, [asked, reached, enter]);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [at]);
  const stepOf = (name: string) => steps.findIndex((_, step) => namesOf(step).includes(name));
  return {
    steps,
    at,
    isLast: at === steps.length - 1,
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
      show(at + 1);
    },
    /** Opens a former step. */
    back: (to = at - 1) => show(to, true),
  };
};
