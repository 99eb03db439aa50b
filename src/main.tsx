import './ui/theme/tokens.css';
import './ui/theme/base.css';
import './ui/theme/touch.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// claims the one policy before any other script could
import './files/workers/trustedTypes';
import { ConfigError, loadConfig } from './config';
import { loadModule } from './loadModule';
import { ToastHost } from './ui/toasts/ToastHost';
import { ConfigPage } from './pages/ConfigPage';
import { appLoader } from './app/loadApp';
import { Root } from './Root';
import { takeAccessToken } from './session/address';
import { createServices } from './session/services';
import { takeReturn } from './session/singleSignOnReturn';
import { loadLazy } from './ui/lazy';

const root = createRoot(document.getElementById('root')!);

const loadBuiltRegistry = () => loadModule(() => import('./app/builtRegistry'));

const problemsIn = async (error: unknown) => {
  if (!(error instanceof ConfigError)) return [String(error)];
  const { describeProblems } = await loadModule(() => import('./configPlaces'));
  return describeProblems(error);
};

const boot = async () => {
  if (!window.isSecureContext) {
    takeAccessToken();
    const { InsecurePage } = await loadModule(() => import('./pages/InsecurePage'));
    return root.render(<InsecurePage />);
  }
  try {
    if (import.meta.env.DEV) await (await import('./app/checkDeclarations')).checkRegistry((await loadBuiltRegistry()).registry);
    const config = await loadConfig();
    const services = createServices(config);
    await services.startLanguage();
    const loadRegistry = async () =>
      config.resources.length > 0
        ? (await loadModule(() => import('./app/deployed/loadDeployment'))).loadDeployment(loadBuiltRegistry, services)
        : loadBuiltRegistry();
    const loadApp = appLoader(loadRegistry, services);
    const firstReturn = takeReturn(services);
    // drawn once it is here: a fallback would stay for 300 ms
    if (services.sessions.get()) await loadLazy(loadApp).catch(() => {});
    root.render(
      <StrictMode>
        <Root services={services} loadApp={loadApp} firstReturn={firstReturn} />
        <ToastHost />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<ConfigPage problems={await problemsIn(error).catch(() => String(error).split('\n'))} />);
  }
};

void boot();
