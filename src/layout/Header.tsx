import { memo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { useText } from '../messages/i18n';
import { nameOfLanguage } from '../messages/listed';
import { pageTexts } from '../messages/page';
import type { Services } from '../session/services';
import { ChevronDownIcon, MenuIcon, PersonIcon } from '../ui/icons';
import { MenuButton } from '../ui/popups/MenuButton';
import { lazyComponent } from '../ui/lazy';
import { hasUnsavedChanges, unsavedLabels } from '../ui/unsaved';
import { useIsNarrow } from './useIsNarrow';
import { MainMenu } from './MainMenu';
import type { MenuTarget } from './menuTarget';
import { Popup } from '../ui/popups/Popup';

const OwnPasswordDialog = lazyComponent(() => import('./OwnPasswordDialog'));
const QuestionDialog = lazyComponent(() => import('../ui/dialogs/QuestionDialog'));
const MenuDrawer = lazyComponent(() => import('./MenuDrawer'));

/** The header of every signed-in page: menu from the sign-in reply, name, level, own account (PLT-049 to PLT-055). */
export const Header = memo(({ services, menuTarget }: { services: Services; menuTarget: MenuTarget }) => {
  const t = useText();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const session = useSyncExternalStore(services.sessions.subscribe, services.sessions.get);
  const [open, setOpen] = useState<'password' | 'drawer' | 'leave' | null>(null);
  if (!session) return null;
  const { displayName, userLevel } = session;
  const menus = menuTarget.menuOf(session);
  const { language, languages } = pageTexts.get();
  const entries = [
    { text: t('header.resetPassword'), onSelect: () => setOpen('password') },
    { text: t('header.shortcuts'), onSelect: () => void window.dispatchEvent(new Event('portal:shortcuts')) },
    ...(languages.length > 1 ? languages : []).map((each, i) => ({
      text: nameOfLanguage(each),
      lang: each,
      heading: i === 0 ? t('shell.language') : undefined,
      divider: i === languages.length - 1,
      isCurrent: each === language,
      onSelect: () => void services.chooseLanguage(each),
    })),
    { text: t('header.logOut'), onSelect: () => (hasUnsavedChanges() ? setOpen('leave') : void services.logOut()) },
  ];
  const close = () => setOpen(null);
  const level = t('header.level', { level: userLevel });
  const person = t('header.person', { name: displayName, level });
  return (
    <header className="header">
      {isNarrow && (
        <Button look="icon" aria-label={t('header.openMenu')} aria-expanded={open === 'drawer'} onClick={() => setOpen('drawer')}>
          <MenuIcon />
        </Button>
      )}
      {services.config.environment && <span className="environment">{services.config.environment}</span>}
      <span className="product">{t('literal.productTitle')}</span>
      {isNarrow ? <span className="header-space" /> : <MainMenu menus={menus} target={menuTarget} />}
      <MenuButton
        look="bare"
        className="account-button"
        label={t('header.account', { name: displayName, level: userLevel })}
        heading={isNarrow ? person : undefined}
        isAtEnd
        entries={entries}
      >
        {isNarrow ? (
          <PersonIcon />
        ) : (
          <>
            <span>{displayName}</span> <span className="account-level">{level}</span>
            <ChevronDownIcon />
          </>
        )}
      </MenuButton>
      <Popup onFailure={close}>
        {open === 'password' && <OwnPasswordDialog services={services} onClose={close} />}
        {open === 'leave' && (
          <QuestionDialog
            question={t('form.leaveTitle')}
            effect={t('form.leaveHint', { fields: unsavedLabels().join(', ') })}
            confirm={t('header.logOut')}
            cancel={t('form.stay')}
            isDestructive
            onClose={close}
            onConfirm={() => services.logOut()}
          />
        )}
        {open === 'drawer' && (
          <MenuDrawer menus={menus} target={menuTarget} person={person} onClose={close} onGo={(path) => navigate(path)} />
        )}
      </Popup>
    </header>
  );
});
Header.displayName = 'Header';
