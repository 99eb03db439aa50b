import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './config';
import { MessageHost } from './ui/messages/MessageHost';
import { ConfigPage } from './pages/ConfigPage';
import { loadApp } from './loadApp';
import { Root } from './Root';
import { createServices } from './session/services';
import { takeReturn } from './session/singleSignOnReturn';
import { loadPart } from './ui/parts';

const root = createRoot(document.getElementById('root')!);

const boot = async () => {
  try {
    if (import.meta.env.DEV) await (await import('./checkDeclarations')).checkRegistry((await import('../resources')).registry);
    const services = createServices(await loadConfig());
    const firstReturn = takeReturn(services);
    // drawn once it is here: a fallback would stay for 300 ms
    if (services.sessions.get()) await loadPart(loadApp).catch(() => {});
    root.render(
      <StrictMode>
        <Root services={services} firstReturn={firstReturn} />
        <MessageHost />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<ConfigPage error={error} />);
  }
};

void boot();
