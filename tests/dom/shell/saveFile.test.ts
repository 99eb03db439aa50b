import { expect, onTestFinished, test, vi } from 'vitest';
import { saveFile } from '../../../src/ui/files/saveFile';
import { replaceClock } from '../clock';

test('the address of a saved file stays for ten seconds, in which a browser reads it, and is released then', async () => {
  const pass = replaceClock();
  onTestFinished(() => void vi.restoreAllMocks());
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const release = vi.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['a,b']), 'clients.csv');
  const link = click.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('clients.csv');
  await pass(9_000);
  expect(release).not.toHaveBeenCalled();
  await pass(1_000);
  expect(release).toHaveBeenCalledExactlyOnceWith(link.href);
});
