/** Where the focus goes when the page changes. */
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { focusContent, focusHeading, focusNewPage, focusPageHeading, isFocusFree, rememberFocus } from '../../../src/ui/focus/focusContent';
import { SkipLink } from '../../../src/ui/focus/SkipLink';
import { useKeptFocus } from '../../../src/ui/focus/useKeptFocus';
import { whenPointerIsUp } from '../../../src/ui/focus/whenPointerIsUp';
import { drawPage, focus, focused, get, heading } from './drawPage';
import { nextFrame, renderPart } from './renderPart';

describe('the focus on a new page', () => {
  it('isFocusFree: the body, the content and the heading are free, a control is not', () => {
    drawPage(`${heading}<button>Save</button>`);
    expect(isFocusFree()).toBe(true);
    for (const selector of ['#content', 'h1']) {
      focus(selector);
      expect(isFocusFree()).toBe(true);
    }
    focus('main button');
    expect(isFocusFree()).toBe(false);
  });

  it('focusPageHeading focuses the heading, and the content while there is none', () => {
    drawPage('<p>Loading</p>');
    focusPageHeading();
    expect(document.activeElement).toBe(get('main'));
    get('main').innerHTML = heading;
    focusPageHeading();
    expect(focused()).toBe('Title');
  });

  it.each([
    ['.header a[aria-current]', 'Title'],
    ['.header button', 'Title'],
    ['.header a:not([aria-current])', 'Elsewhere'],
    ['main button', 'Save'],
  ])('focusNewPage from %s leads to "%s"', (origin, target) => {
    drawPage(`${heading}<button>Save</button>`);
    focus(origin);
    focusNewPage();
    expect(focused()).toBe(target);
  });

  it('focusHeading focuses the heading of a new page once, and not over a control that has the focus', () => {
    drawPage(`${heading}<button>Save</button>`);
    focusHeading(get('h1'), '/a');
    expect(focused()).not.toBe('Title');
    focusHeading(get('h1'), '/b');
    expect(focused()).toBe('Title');
    focus('main button');
    focusHeading(get('h1'), '/c');
    expect(focused()).toBe('Save');
    get('main button').blur();
    focusHeading(get('h1'), '/c');
    expect(focused()).not.toBe('Title');
  });

  it.each([
    ['<button class="button">B</button><div class="toolbar"><button class="button">Search</button></div>', 'Search'],
    ['<div class="toolbar"><button>Plain</button></div>', 'PlainB'],
  ])('focusContent leads to what stays of %s', async (content, target) => {
    drawPage(content.includes('Plain') ? `${content}<button>B</button>` : content);
    focusContent();
    await nextFrame();
    expect(focused()).toBe(target);
  });

  it('focusContent asks about the target first', async () => {
    drawPage('<div class="table-box" tabindex="0">Table</div>');
    const isWanted = vi.fn(() => false);
    focusContent(isWanted);
    await nextFrame();
    expect(isWanted).toHaveBeenCalledWith(get('.table-box'));
    expect(document.activeElement).toBe(document.body);
    focusContent();
    await nextFrame();
    expect(focused()).toBe('Table');
  });
});

describe('rememberFocus', () => {
  const section =
    '<section aria-labelledby="t"><h2 id="t">Part</h2><input name="a.b"><button>In part</button></section><button>Outside</button>';
  const back = async (change: () => void) => {
    const putBack = rememberFocus();
    change();
    putBack();
    await nextFrame();
  };

  it('rememberFocus puts the focus back on the same control', async () => {
    drawPage(section);
    focus('main > button');
    await back(() => get('main > button').blur());
    expect(focused()).toBe('Outside');
  });

  it('rememberFocus finds the field of the same name again', async () => {
    drawPage(section);
    focus('input');
    await back(() => (get('main').innerHTML = `<input name="other">${section}`));
    expect(document.activeElement).toBe(get('[name="a.b"]'));
  });

  it('rememberFocus finds a button of the same section, else the content', async () => {
    drawPage(section);
    focus('section button');
    await back(() => (get('main').innerHTML = section.replace('In part', 'Next')));
    expect(focused()).toBe('Next');
    await back(() => (get('main').innerHTML = '<button>Other</button>'));
    expect(document.activeElement).toBe(get('main'));
  });
});

describe('parts that move the focus', () => {
  it('SkipLink leads to the first of its targets that there is, and leaves the address', async () => {
    const { user } = renderPart(
      <>
        <SkipLink to={['#none', '#b', '#a']}>Skip</SkipLink>
        <button id="a">A</button>
        <button id="b">B</button>
      </>,
    );
    const { hash } = window.location;
    await user.click(screen.getByRole('link', { name: 'Skip' }));
    expect(screen.getByRole('button', { name: 'B' })).toHaveFocus();
    expect(window.location.hash).toBe(hash);
  });

  it('useKeptFocus moves the focus on when its control is taken away, and only then', () => {
    const Group = ({ names }: { names: string[] }) => {
      const group = useKeptFocus<HTMLDivElement>((element) => element.querySelector('button'));
      return (
        <div {...group}>
          {names.map((name) => (
            <button key={name}>{name}</button>
          ))}
        </div>
      );
    };
    const { redraw } = renderPart(<Group names={['A', 'B', 'C']} />);
    screen.getByRole('button', { name: 'C' }).focus();
    redraw(<Group names={['A', 'B']} />);
    expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
    // the focus has left the group by itself
    screen.getByRole('button', { name: 'B' }).focus();
    (document.activeElement as HTMLElement).blur();
    redraw(<Group names={['A']} />);
    expect(document.body).toHaveFocus();
  });

  it('whenPointerIsUp calls back at once without a pressed pointer, else once after the click', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const matches = vi.spyOn(document.documentElement, 'matches').mockReturnValue(false);
    onTestFinished(() => {
      matches.mockRestore();
      vi.useRealTimers();
    });
    const callback = vi.fn();
    whenPointerIsUp(callback);
    expect(callback).toHaveBeenCalledTimes(1);
    matches.mockReturnValue(true);
    for (const type of ['pointerup', 'pointercancel']) {
      callback.mockClear();
      whenPointerIsUp(callback);
      expect(callback).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(type));
      expect(callback).not.toHaveBeenCalled();
      vi.runAllTimers();
      for (const again of ['pointerup', 'pointercancel']) window.dispatchEvent(new Event(again));
      vi.runAllTimers();
      expect(callback).toHaveBeenCalledTimes(1);
    }
  });
});
