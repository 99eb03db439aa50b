import { createContext, use, type ReactNode } from 'react';
import type { Leaf } from '../codecs/leaf';

/** What the form says to the input of a kind that wraps another: its inner inputs, and how they are drawn. */
export type InnerInputs = {
  /** The inner inputs: whether each holds nothing, is off by itself, and what is wrong with it. */
  inner: readonly { leaf: Leaf; isBlank: boolean; isOff: boolean; error: string | null }[];
  /** Whether all of them are off. */
  isOff: boolean;
  /** Draws one of them. `isAlone`: the others are not seen. */
  draw: (leaf: Leaf, isAlone?: boolean) => ReactNode;
  /** Copies what one of them holds to others, by path, as if it were typed there. */
  onCopy: (from: string, to: readonly string[]) => void;
  /** Tells which of them is at the front, where one hides the others. */
  onFront: (path: string) => void;
  /** The input that has to come to the front; another object each time that it is asked for. */
  shown?: { path: string };
};

export const InnerInputsContext = createContext<InnerInputs | null>(null);

/** The inner inputs of the input that is drawn. */
export const useInnerInputs = () => {
  const inner = use(InnerInputsContext);
  if (!inner) throw new Error('There are no inner inputs here');
  return inner;
};
