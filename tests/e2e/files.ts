import type { CDPSession, Locator, Page } from '@playwright/test';
import { makePng } from '../../fixtures/seed/files';

export const upload = 'POST /upload/blob/{kind}';
export const png = makePng(4, 92, 138);
export const image = (name: string, buffer: Buffer = png) => ({ name, mimeType: 'image/png', buffer });
/** The field of an image in one language. */
export const slot = (page: Page, language: string) => page.getByRole('group', { name: `Image (${language})` });
export const choose = (field: Locator, ...files: ReturnType<typeof image>[]) => field.locator('input[type=file]').setInputFiles(files);
/** Chooses through a button of the field, as a person does. */
export const chooseBy = async (button: Locator, ...files: ReturnType<typeof image>[]) => {
  const page = button.page();
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await picker.setFiles(files);
};

/** A line so slow that an upload takes as long as a test needs. */
export const slowLine = async (page: Page, bytesPerSecond: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', conditions);
  return session;
};
export const large = (bytes = 4_000_000) => Buffer.concat([png, Buffer.alloc(bytes)]);

/** Nothing is judged until the returned function is called. */
export const holdJudging = async (page: Page) => {
  await page.evaluate(() => {
    const judge = Blob.prototype.arrayBuffer;
    const go = new Promise((resolve) => Object.assign(window, { go: resolve }));
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await go;
      return judge.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { go: () => void }).go());
};

/** Hands files to an element as a drop or a paste does. */
export const hand = (field: Locator, type: 'drop' | 'paste', files: { name: string; bytes: number[] }[]) =>
  field.evaluate(
    (element, [event, given]) => {
      const data = new DataTransfer();
      for (const { name, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [type, files] as const,
  );
export const bytesOf = (buffer: Buffer) => [...buffer];
