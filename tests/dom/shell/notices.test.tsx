/** What the frame of every page shows around it: notices, progress and keys. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LoadingOverlay } from '../../../src/layout/loading/LoadingOverlay';
import { PageProgress } from '../../../src/layout/loading/PageProgress';
import { OfflineBanner } from '../../../src/layout/OfflineBanner';
import { ReloadNotice } from '../../../src/layout/ReloadNotice';
import { Shortcuts } from '../../../src/layout/Shortcuts';
import { partMissing } from '../../../src/loadModule';
import { createActivity } from '../../../src/session/activity';
import { setShownPath } from '../../../src/session/address';
import { setUnsaved } from '../../../src/ui/unsaved';
import { button, press, renderPart } from '../ui/renderPart';

const emit = (type: string) => act(() => void window.dispatchEvent(new Event(type)));
const setOnline = (isOnline: boolean) => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => line.mockRestore());
  emit(isOnline ? 'online' : 'offline');
};

describe('notices at the foot', () => {
  it('OfflineBanner shows while there is no connection', () => {
    renderPart(<OfflineBanner />);
    expect(screen.queryByRole('status')).toBeNull();
    setOnline(false);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    setOnline(true);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('ReloadNotice tells of a missing part at once, with Reload only while nothing is unsaved', async () => {
    const { user } = renderPart(<ReloadNotice />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => setUnsaved('form', 'Edit Hotline'));
    emit(partMissing);
    expect(screen.getByRole('status')).toHaveTextContent('Save or copy what you typed, then reload');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    act(() => setUnsaved('form', null));
    expect(screen.getByRole('status')).toHaveTextContent(/^A new version of the portal is available\.Reload$/);
    expect(button('Reload')).toBeVisible();
    await user.click(button('Close'));
    expect(screen.queryByRole('status')).toBeNull();
    emit(partMissing);
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('ReloadNotice is silent about a part that is missing for want of a connection', () => {
    renderPart(<ReloadNotice />);
    setOnline(false);
    emit(partMissing);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('progress', () => {
  it('LoadingOverlay shows while anything runs, and blocks while something is written (PLT-093)', () => {
    const activity = createActivity();
    renderPart(<LoadingOverlay activity={activity} />);
    const isBlocking = () => screen.queryByTestId('loading-overlay')?.classList.contains('loading-overlay-blocking');
    expect(isBlocking()).toBeUndefined();
    const ends: (() => void)[] = [];
    const begin = (kind: 'read' | 'write') => act(() => void ends.push(activity.begin(kind)));
    const end = () => act(() => ends.pop()!());
    begin('read');
    expect(isBlocking()).toBe(false);
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Loading…');
    begin('write');
    expect(isBlocking()).toBe(true);
    end();
    expect(isBlocking()).toBe(false);
    end();
    expect(isBlocking()).toBeUndefined();
  });

  it('PageProgress shows while the next page is loading', () => {
    setShownPath('/');
    renderPart(<PageProgress />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    act(() => setShownPath('/hotlines'));
    expect(screen.getByRole('progressbar')).toBeVisible();
    act(() => setShownPath('/'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('Shortcuts', () => {
  it('"?" opens the list of keys, and "/" focuses the search with its text selected', async () => {
    const { user } = renderPart(
      <>
        <Shortcuts />
        <input aria-label="Search" data-search defaultValue="abc" />
        <input aria-label="Other" />
        <select aria-label="Choice" />
      </>,
    );
    const search = screen.getByLabelText<HTMLInputElement>('Search');
    for (const name of ['Other', 'Choice']) expect(press(screen.getByLabelText(name), { key: '/' })).toBe(true);
    expect(search).not.toHaveFocus();
    expect(press(document.body, { key: '/', ctrlKey: true })).toBe(true);
    expect(press(document.body, { key: '/' })).toBe(false);
    expect(search).toHaveFocus();
    expect([search.selectionStart, search.selectionEnd]).toEqual([0, 3]);
    press(search, { key: '?' });
    press(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    emit('portal:shortcuts');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('with a dialog open "/" stays in it, and "?" opens nothing over it', () => {
    renderPart(
      <>
        <Shortcuts />
        <input aria-label="Search" data-search />
        <div role="dialog" aria-label="Clients" />
      </>,
    );
    expect(press(document.body, { key: '/' })).toBe(true);
    expect(screen.getByLabelText('Search')).not.toHaveFocus();
    press(document.body, { key: '?' });
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it('Shortcuts listens no more once it is gone', () => {
    const { unmount } = renderPart(<Shortcuts />);
    const search = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => search.remove());
    search.dataset.search = '';
    unmount();
    press(document.body, { key: '/' });
    expect(search).not.toHaveFocus();
  });
});
