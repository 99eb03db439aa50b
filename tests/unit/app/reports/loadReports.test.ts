import { expect, it, onTestFinished, vi } from 'vitest';
import { loadReports } from '../../../../src/app/reports/loadReports';
import { createWindow } from '../../browser';

/** A page that records its listeners, and the loads of the module of the reports. */
const createPage = (load: () => object) => {
  const listeners: string[] = [];
  Object.assign(createWindow(), { addEventListener: (type: string) => void listeners.push(type) });
  const loadMock = vi.fn(load);
  vi.doMock('../../../../src/app/reports/startReports', loadMock);
  onTestFinished(() => {
    vi.doUnmock('../../../../src/app/reports/startReports');
    vi.resetModules();
  });
  return { listeners, loadMock };
};

it('loadReports loads nothing, listens to nothing and changes nothing of React without an address', async () => {
  const { listeners, loadMock } = createPage(() => ({ startReports: vi.fn() }));
  expect(await loadReports('')).toEqual({});
  expect(listeners).toEqual([]);
  expect(loadMock).not.toHaveBeenCalled();
});

it('loadReports starts the reports, and its option for React logs and reports an error', async () => {
  const reportCaughtError = vi.fn();
  const startReports = vi.fn(() => reportCaughtError);
  createPage(() => ({ startReports }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { onCaughtError } = await loadReports('https://reports.test/');
  expect(startReports).toHaveBeenCalledExactlyOnceWith('https://reports.test/');
  const error = new Error('x');
  onCaughtError!(error, {});
  expect(reportCaughtError).toHaveBeenCalledExactlyOnceWith(error);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
});

it('loadReports returns no option when the reports cannot be loaded', async () => {
  createPage(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await loadReports('https://reports.test/')).toEqual({});
});
