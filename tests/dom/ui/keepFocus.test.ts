/** Where the focus goes when the focused control is removed. */
import { act } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepFocus } from '../../../src/ui/focus/keepFocus';
import { drawPage, focus, focused, get, heading } from './drawPage';
import { nextFrame } from './renderPart';

describe('keepFocus', () => {
  const start = () => {
    const end = keepFocus();
    onTestFinished(end);
    return end;
  };
  const pressKey = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const remove = async (selector: string) => {
    get(selector).remove();
    await act(() => Promise.resolve());
    await nextFrame();
  };
  const removeByKey = async () => {
    focus('#gone');
    pressKey();
    await remove('#gone');
  };
  const page = `${heading}<div id="part"><button>First</button><button id="gone">Gone</button><button>Next</button></div><button>Last</button>`;

  it('keepFocus moves the focus of a removed control to the next one, when it was removed by a key', async () => {
    drawPage(page);
    start();
    await removeByKey();
    expect(focused()).toBe('Next');
  });

  it('keepFocus moves the focus to the control before, where the part has none after it', async () => {
    drawPage('<div id="part"><button>First</button><button id="gone">Gone</button></div><button>Last</button>');
    start();
    await removeByKey();
    expect(focused()).toBe('First');
  });

  it('keepFocus looks around a part that has no control left, and leaves out what cannot be used', async () => {
    drawPage(`<div><button id="gone">Gone</button></div><div inert><button>Inert</button></div><div aria-hidden="true"><button>Hidden</button></div>
      <button disabled>Disabled</button><button>Last</button>`);
    start();
    await removeByKey();
    expect(focused()).toBe('Last');
  });

  it('after a press of the pointer keepFocus leaves the focus alone', async () => {
    drawPage(page);
    start();
    pressKey();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    focus('#gone');
    await remove('#gone');
    expect(document.activeElement).toBe(document.body);
  });

  it('keepFocus leaves a focus that something else has moved meanwhile', async () => {
    drawPage(page);
    start();
    focus('#gone');
    pressKey();
    get('#gone').remove();
    await Promise.resolve();
    focus('main > button');
    await nextFrame();
    expect(focused()).toBe('Last');
  });

  it('keepFocus hands the focus of a heading to the heading that replaces it, after a press of the pointer too', async () => {
    drawPage(page);
    start();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    focus('h1');
    get('main').innerHTML = '<h1 tabindex="-1">Record</h1><button>Save</button>';
    await nextFrame();
    expect(focused()).toBe('Record');
  });

  it('on another page keepFocus leads to the heading of that page', async () => {
    drawPage(page);
    start();
    focus('#gone');
    pressKey();
    window.history.replaceState(null, '', '#/b');
    get('main').innerHTML = '<button>Back</button><h1 tabindex="-1">Other</h1>';
    await nextFrame();
    expect(focused()).toBe('Other');
  });

  it('keepFocus does nothing after its end', async () => {
    drawPage(page);
    start()();
    await removeByKey();
    expect(document.activeElement).toBe(document.body);
  });
});
