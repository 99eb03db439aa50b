/** Parts that cannot be drawn. */
import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PartBoundary, RereadContext } from '../../../src/ui/PartBoundary';
import { Popup } from '../../../src/ui/popups/Popup';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { CallFailure } from '../../../dataProvider/envelope';
import { button, renderPart } from './renderPart';

describe('PartBoundary', () => {
  let isBroken = true;
  let error: unknown = new Error('odd');
  const Sample = () => {
    if (isBroken) throw error;
    return <p>Drawn</p>;
  };
  beforeEach(() => {
    isBroken = true;
    error = new Error('odd');
  });
  const draw = (props: Partial<ComponentProps<typeof PartBoundary>> = {}, reread = () => Promise.resolve<unknown>(null)) => {
    const shown = (more: Partial<ComponentProps<typeof PartBoundary>> = {}) => (
      <RereadContext value={reread}>
        <PartBoundary label="Holdings" {...props} {...more}>
          <Sample />
        </PartBoundary>
      </RereadContext>
    );
    const part = renderPart(shown());
    onTestFinished(() => void part.problems.splice(0));
    return { ...part, change: (more: Partial<ComponentProps<typeof PartBoundary>>) => part.redraw(shown(more)) };
  };

  it('a part that cannot be drawn says so, and Retry reads the page again and draws it', async () => {
    const onChange = vi.fn();
    const reread = vi.fn(() => Promise.resolve(null));
    const { user } = draw({ onChange }, reread);
    expect(screen.getByRole('alert')).toHaveTextContent('Holdings cannot be shown');
    expect(onChange.mock.calls).toEqual([[false]]);
    isBroken = false;
    await user.click(button('Retry Holdings'));
    expect(reread).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Drawn')).toBeVisible();
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });

  it('Retry reads once at a time, and a part that is still broken can be retried again', async () => {
    let settle = () => {};
    const reread = vi.fn(() => new Promise<void>((resolve) => void (settle = resolve)));
    const { user } = draw({}, reread);
    await user.click(button('Retry Holdings'));
    await user.click(button('Retry Holdings'));
    expect(reread).toHaveBeenCalledTimes(1);
    await act(async () => settle());
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(button('Retry Holdings'));
    expect(reread).toHaveBeenCalledTimes(2);
    isBroken = false;
    await act(async () => settle());
    expect(screen.getByText('Drawn')).toBeVisible();
  });

  it('Retry of one part draws every other broken part again', async () => {
    const both = () => (
      <>
        <PartBoundary label="Holdings">
          <Sample />
        </PartBoundary>
        <PartBoundary label="Documents" isInline>
          <Sample />
        </PartBoundary>
      </>
    );
    const { user, problems } = renderPart(both());
    expect(screen.getByRole('status')).toHaveTextContent('Cannot be shown');
    expect(screen.getByRole('status')).toHaveAttribute('title', expect.stringContaining('Documents cannot be shown'));
    isBroken = false;
    await user.click(button('Retry Holdings'));
    expect(screen.getAllByText('Drawn')).toHaveLength(2);
    problems.splice(0);
  });

  it('a part that breaks after it was drawn can be retried too', async () => {
    isBroken = false;
    const onChange = vi.fn();
    const { user, change } = draw({ onChange });
    expect(screen.getByText('Drawn')).toBeVisible();
    isBroken = true;
    change({});
    expect(onChange.mock.calls).toEqual([[false]]);
    isBroken = false;
    await user.click(button('Retry Holdings'));
    expect(screen.getByText('Drawn')).toBeVisible();
  });

  it('a part is drawn again for another record, and not for the same one', () => {
    const { change } = draw({ of: 1 });
    isBroken = false;
    change({ of: 1 });
    expect(screen.getByRole('alert')).toBeVisible();
    change({ of: 2 });
    expect(screen.getByText('Drawn')).toBeVisible();
  });

  it('a part that a failed call has broken shows the text of that failure', () => {
    error = new CallFailure('network');
    draw();
    expect(screen.getByRole('alert')).toHaveTextContent('Network Error');
  });

  it('what is drawn around the message stands around it', () => {
    draw({ around: (message) => <aside aria-label="Around">{message}</aside> });
    expect(screen.getByRole('complementary')).toHaveTextContent('Holdings cannot be shown');
  });
});

it('Popup shows nothing of a part that cannot load, reports it and closes what was opened', () => {
  const onFailure = vi.fn();
  const Broken = () => {
    throw new Error('not loaded');
  };
  const { container, problems } = renderPart(
    <Popup onFailure={onFailure}>
      <Broken />
    </Popup>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(toastStore.get()).toMatchObject([{ kind: 'error', text: expect.stringContaining('could not be loaded') as string }]);
  problems.splice(0);
});
