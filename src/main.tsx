import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/touch.css';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
// claims the one policy before any other script could
import './files/workers/trustedTypes';
import { ConfigError, loadConfig } from './config';
import { loadModule } from './loadModule';
import { startText } from './messages/start';
import { ToastHost } from './ui/toasts/ToastHost';
import { StartFailurePage } from './pages/StartFailurePage';
import { appLoader } from './app/loadApp';
import { loadReports } from './app/reports/loadReports';
import { Root } from './Root';
import { takeAccessToken } from './session/address';
import { createServices } from './session/services';
import { takeReturn } from './session/singleSignOnReturn';
import { loadLazy } from './ui/lazy';

const createPageRoot = (options?: RootOptions) => createRoot(document.getElementById('root')!, options);

const loadBuiltRegistry = () => loadModule(() => import('./app/builtRegistry'));

/** What the page shows of an error that keeps the portal from starting. */
const startFailureOf = async (error: unknown): Promise<ComponentProps<typeof StartFailurePage>> => {
  if (import.meta.env.DEV) {
    const { DeclarationError } = await import('./app/checkDeclarations');
    if (error instanceof DeclarationError) return { title: error.title, hint: error.hint, problems: error.problems };
  }
  const ofConfig = { title: startText('shell.configTitle'), hint: startText('shell.configHint') };
  if (!(error instanceof ConfigError)) return { ...ofConfig, problems: [String(error)] };
  const { describeProblems } = await loadModule(() => import('./configPlaces'));
  return { ...ofConfig, problems: describeProblems(error) };
};

const boot = async () => {
  if (!window.isSecureContext) {
    takeAccessToken();
    const { InsecurePage } = await loadModule(() => import('./pages/InsecurePage'));
    return createPageRoot().render(<InsecurePage />);
  }
  try {
    if (import.meta.env.DEV) await (await import('./app/checkDeclarations')).checkRegistry((await loadBuiltRegistry()).registry);
    const config = await loadConfig();
    const services = createServices(config);
    // before anything is rendered, so that errors of the first render are reported
    const [rootOptions] = await Promise.all([loadReports(config.reports), services.startLanguage()]);
    const loadRegistry = async () =>
      config.resources.length > 0
        ? (await loadModule(() => import('./app/deployed/loadDeployment'))).loadDeployment(loadBuiltRegistry, services)
        : loadBuiltRegistry();
    const loadApp = appLoader(loadRegistry, services);
    const firstReturn = takeReturn(services);
    // drawn once it is here: a fallback would stay for 300 ms
    if (services.sessions.get()) await loadLazy(loadApp).catch(() => {});
    createPageRoot(rootOptions).render(
      <StrictMode>
        <Root services={services} loadApp={loadApp} firstReturn={firstReturn} />
        <ToastHost />
      </StrictMode>,
    );
  } catch (error) {
    const title = startText('shell.failureTitle');
    const failure = await startFailureOf(error).catch(() => ({ title, hint: '', problems: String(error).split('\n') }));
    createPageRoot().render(<StartFailurePage {...failure} />);
  }
};

void boot();
