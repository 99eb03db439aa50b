import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/**
 * The popups of the address bar are pages of their own, made anew for every window: a third of the time of a short test,
 * for nothing. The last switch of a name wins, so what Playwright turns off stands here too.
 */
const unwantedFeatures =
  'AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup'.replaceAll(
    ' ',
    ',',
  );

/** Quiet flags for closed networks. Keys and wheels scroll at once: Chromium may drop an animated scroll of a busy page. */
const args =
  `--no-sandbox --disable-smooth-scrolling --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --disable-features=${unwantedFeatures}`.split(
    ' ',
  );

const browserAt = (known: string | undefined, path: string) => known ?? (existsSync(path) ? path : undefined);
const chromium = { executablePath: browserAt(process.env.PORTAL_CHROMIUM, '/usr/bin/chromium'), args };
/** Chromium's engine without a window around it. */
export const shell = {
  executablePath: browserAt(process.env.PORTAL_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell') ?? chromium.executablePath,
  args,
};
/** Marks a test that needs what the headless shell leaves out: a viewer that would run the scripts of a PDF. */
const needsWindow = /@window/;

const inPseudoLanguage = /language\/(walk\w*|coverage)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './scripts/testRun/buildForBrowser.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // time-outs only catch a test that hangs: they never decide whether a test of behaviour passes
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  },
  projects: [
    { name: 'shell', grepInvert: needsWindow, testIgnore: inPseudoLanguage, use: { launchOptions: shell } },
    { name: 'chromium', grep: needsWindow, testIgnore: inPseudoLanguage, use: { launchOptions: chromium } },
    // every text that there is, in the pseudo-language, and then the count of those that were seen
    { name: 'collect texts', testMatch: /language\/collect\.setup\.ts/ },
    { name: 'texts', testMatch: /language\/walk\w*\.spec\.ts/, dependencies: ['collect texts'], use: { launchOptions: shell } },
    // `npm run soak`
    { name: 'firefox', testDir: 'tests/firefox' },
    // the archive on a real nginx: `npm test` runs it as a kind of its own, where there is one
    {
      name: 'deploy',
      testDir: 'tests/deploy',
      workers: 1,
      fullyParallel: false,
      use: {
        launchOptions: { ...shell, args: [...shell.args, '--host-resolver-rules=MAP portal.test 127.0.0.1'] },
        ignoreHTTPSErrors: true,
      },
    },
    { name: 'texts seen', testMatch: /language\/coverage\.spec\.ts/, dependencies: ['texts'] },
  ],
});
