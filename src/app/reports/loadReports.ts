import type { RootOptions } from 'react-dom/client';
import { loadModule } from '../../loadModule';

/**
 * Starts the reports of this page when there is an address for them. A failure to load them is ignored: the portal works without.
 *
 * @param address `reports` of config.json; empty loads nothing
 * @returns the options of the React root, so that errors caught by its error boundaries are reported too
 */
export const loadReports = async (address: string): Promise<Pick<RootOptions, 'onCaughtError'>> => {
  if (address === '') return {};
  try {
    const { startReports } = await loadModule(() => import('./startReports'));
    const reportCaughtError = startReports(address);
    return {
      onCaughtError: (error) => {
        // as React does without this option
        console.error(error);
        reportCaughtError(error);
      },
    };
  } catch {
    return {};
  }
};
