/** The page that stands for one that could not be shown. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../dataProvider/envelope';
import { FailureBoundary } from '../../../src/pages/FailureBoundary';
import { FailurePage } from '../../../src/pages/FailurePage';
import { cmsAnswers } from '../../../src/ui/cmsAnswers';
import { button, renderPart } from '../ui/renderPart';

const emit = (type: string) => act(() => void window.dispatchEvent(new Event(type)));

describe('FailurePage', () => {
  const draw = (props: Partial<ComponentProps<typeof FailurePage>>) => {
    const onRetry = vi.fn();
    return { ...renderPart(<FailurePage error={null} onRetry={onRetry} {...props} />), onRetry };
  };
  const heading = (level: number) => screen.getByRole('heading', { level });

  it('an error of the program is shown with its text and the version, and Retry draws the page again', async () => {
    const { user, onRetry } = draw({ error: new Error('x is undefined') });
    expect(heading(1)).toHaveTextContent('This page could not be shown');
    expect(screen.getByText(/^Version test/)).toHaveTextContent('Version test Error x is undefined');
    await user.click(button('Retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a failed call is shown by its text and its request, without an error of the program', () => {
    draw({ error: new CallFailure('refused', 'Not today', { requestId: 'r-1', retryAfter: 2 }), title: 'The list', isPart: true });
    expect(heading(2)).toHaveTextContent('Not today');
    expect(screen.getByText(/^Nothing was changed/)).toBeVisible();
    expect(screen.getByText(/^Version test/)).toHaveTextContent(/^Version test Request r-1$/);
    expect(screen.getByText('The server asks to wait 2 seconds first.')).toBeVisible();
  });

  it('a failure without a text of its own is named by the part', () => {
    draw({ error: new CallFailure('ignored'), title: 'The list could not be loaded' });
    expect(heading(1)).toHaveTextContent('The list could not be loaded');
  });

  it.each([
    ['refused', true],
    ['noRecord', true],
    ['network', false],
  ] as const)('after %s, the way to the list is offered: %s (PLT-127)', (code, isOffered) => {
    draw({ error: new CallFailure(code), way: <a href="#/list">The list</a> });
    expect(screen.queryByRole('link', { name: 'The list' }) !== null).toBe(isOffered);
    expect(screen.queryByText(/It may have been deleted/) !== null).toBe(isOffered);
  });

  it.each([
    ['network', 1],
    ['refused', 0],
  ] as const)('after %s, the answer of the CMS retries %i times, and not once it is gone', (code, count) => {
    const { onRetry, unmount } = draw({ error: new CallFailure(code) });
    emit(cmsAnswers);
    expect(onRetry).toHaveBeenCalledTimes(count);
    unmount();
    emit(cmsAnswers);
    expect(onRetry).toHaveBeenCalledTimes(count);
  });

  it('FailureBoundary shows the failure of what it holds, and draws it again by Retry', () => {
    let isBroken = true;
    const Page = () => {
      if (isBroken) throw new Error('odd');
      return <p>Page</p>;
    };
    const { problems } = renderPart(
      <FailureBoundary>
        <Page />
      </FailureBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
    isBroken = false;
    act(() => void fireEvent.click(button('Retry')));
    expect(screen.getByText('Page')).toBeVisible();
    problems.splice(0);
  });
});
