import type { Locator } from '@playwright/test';
import type { Sample } from '../../sample';

const groupOf = (input: Locator) => input.locator('xpath=ancestor::*[@role="group"][1]');

const sample: Sample<'file'> = {
  fill: async (input, { accept = 'any', maxFiles = 1 }, { files }) => {
    const group = groupOf(input);
    const [name, buffer] = files[accept]!;
    // as many as there may be are there already
    if (maxFiles > 1 && (await group.locator('.file-item').count()) >= maxFiles)
      await group
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click();
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await group.getByText(`${name} is uploaded`).waitFor({ state: 'attached' });
    return name;
  },
  read: (input, { fileNames }) => fileNames(groupOf(input)).last().innerText(),
  isSecret: true,
};
export default sample;
