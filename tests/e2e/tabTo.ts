import { expect, type Locator, type Page } from '@playwright/test';

/** Walks on by the Tab key until a control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator, key = 'Tab') => {
  for (let i = 0; i < 90; i += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
};
