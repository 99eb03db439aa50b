/** Buttons, links and tabs. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { CopyButton } from '../../../src/ui/CopyButton';
import { ExternalLink, Link, NearContext } from '../../../src/ui/Link';
import { Tabs } from '../../../src/ui/Tabs';
import { toastStore } from '../../../src/ui/toasts/toasts';
import { press, renderPart } from './renderPart';

describe('Tabs', () => {
  const Sample = () => {
    const [current, setCurrent] = useState<'a' | 'b' | 'c'>('a');
    return (
      <Tabs label="Parts" tabs={{ a: 'First', b: 'Second', c: 'Third' }} current={current} onChange={setCurrent}>
        Text of {current}
      </Tabs>
    );
  };
  const tab = (name: string) => screen.getByRole('tab', { name });

  it.each([
    ['{ArrowRight}', 'Second'],
    ['{ArrowLeft}', 'Third'],
    ['{End}', 'Third'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'First'],
    ['{ArrowRight}{Home}', 'First'],
  ])('Tabs moves the focus and the selection by %s to the tab "%s"', async (keys, name) => {
    const { user } = renderPart(<Sample />);
    tab('First').focus();
    await user.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('Tabs has one Tab stop, the selected tab, and leaves other keys to the browser', () => {
    renderPart(<Sample />);
    expect(['First', 'Second', 'Third'].map((name) => tab(name).tabIndex)).toEqual([0, -1, -1]);
    expect(press(tab('First'), { key: 'a' })).toBe(true);
    expect(press(tab('First'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab('First')).toHaveAttribute('aria-selected', 'true');
    expect(press(tab('First'), { key: 'ArrowRight' })).toBe(false);
  });

  it('a click on a tab selects it and shows its panel', async () => {
    const { user } = renderPart(<Sample />);
    await user.click(tab('Second'));
    expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Text of b');
  });
});

describe('Button', () => {
  it('a Button that is off keeps the focus, says that it is disabled and does nothing', async () => {
    const onClick = vi.fn();
    const { user, redraw } = renderPart(<Button onClick={onClick}>Smaller</Button>);
    const button = screen.getByRole('button', { name: 'Smaller' });
    button.focus();
    redraw(
      <Button isOff onClick={onClick}>
        Smaller
      </Button>,
    );
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('a Button in a form submits it only if its type says so', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderPart(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Plain' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('CopyButton', () => {
  const draw = (write: () => Promise<void>) => {
    const part = renderPart(<CopyButton value="C10001" label="Copy C10001" />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    onTestFinished(() => writeText.mockRestore());
    const button = screen.getByRole('button', { name: 'Copy C10001' });
    const isMarked = () => button.querySelector('svg') !== null;
    return { ...part, writeText, button, isMarked };
  };

  it('CopyButton shows that it has copied until it is left, and not for the next value', async () => {
    const { button, writeText, isMarked, redraw } = draw(() => Promise.resolve());
    await act(async () => void fireEvent.click(button));
    expect(writeText).toHaveBeenCalledWith('C10001');
    expect(isMarked()).toBe(true);
    redraw(<CopyButton value="C10002" label="Copy C10001" />);
    expect(isMarked()).toBe(false);
    redraw(<CopyButton value="C10001" label="Copy C10001" />);
    expect(isMarked()).toBe(true);
    act(() => void fireEvent.blur(button));
    expect(isMarked()).toBe(false);
    await act(async () => void fireEvent.click(button));
    expect(isMarked()).toBe(true);
    act(() => void fireEvent.pointerOut(button));
    expect(isMarked()).toBe(false);
  });

  it('CopyButton reports that the browser does not allow copying, and shows no check mark', async () => {
    const { button, isMarked } = draw(() => Promise.reject(new Error('denied')));
    await act(async () => void fireEvent.click(button));
    expect(isMarked()).toBe(false);
    expect(toastStore.get()).toMatchObject([{ kind: 'error', text: expect.stringContaining('did not allow copying') as string }]);
  });
});

describe('links', () => {
  it('a Link reports its path when the pointer or the focus comes near', () => {
    const onNear = vi.fn();
    renderPart(
      <NearContext value={onNear}>
        <Link to="/hotlines">Hotlines</Link>
      </NearContext>,
    );
    const link = screen.getByRole('link', { name: 'Hotlines' });
    fireEvent.pointerEnter(link);
    expect(onNear.mock.calls).toEqual([['/hotlines']]);
    act(() => link.focus());
    expect(onNear.mock.calls).toEqual([['/hotlines'], ['/hotlines']]);
  });

  it('an ExternalLink opens a tab that learns nothing of the portal, and reports a click and a middle click (SHR-072)', () => {
    const onOpen = vi.fn();
    renderPart(
      <p onClick={(event) => event.preventDefault()}>
        <ExternalLink href="https://maps.example/a" label="Map of A" onOpen={onOpen}>
          Map
        </ExternalLink>
      </p>,
    );
    const link = screen.getByRole('link', { name: 'Map of A' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('href', 'https://maps.example/a');
    fireEvent.click(link);
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/clientManagement',
    ' https://good.example',
    'https:good.example',
    'https://good@evil.example/',
    'ftp://good.example',
    'xhttps://good.example',
  ])('an ExternalLink shows the address %s as text (SHR-072)', (href) => {
    const { container } = renderPart(<ExternalLink href={href}>Map</ExternalLink>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toBe(href);
  });
});
