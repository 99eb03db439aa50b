import type { Locator } from '@playwright/test';

export type Brought = [kind: 'paste' | 'drop', data: Record<string, string>];

/** Puts data into an editor as pastes and drops of the browser would, one after the other. */
export const bring = (editor: Locator, ...all: Brought[]) =>
  editor.evaluate((element, brought) => {
    for (const [kind, data] of brought) {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(data)) transfer.setData(type, text);
      const { left, top } = element.querySelector('p')!.getBoundingClientRect();
      const about = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...about, clipboardData: transfer })
          : new DragEvent('drop', { ...about, dataTransfer: transfer, clientX: left + 1, clientY: top + 5 }),
      );
    }
  }, all);
