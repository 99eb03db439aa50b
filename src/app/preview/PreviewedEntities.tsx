import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../../ui/Button';
import { Tabs } from '../../ui/Tabs';
import { pathOf, type Engine } from '../../views/engine';
import { createPreview, type Preview } from './createPreview';
import { PreviewFrame } from './PreviewFrame';
import type { Previewed, PreviewedEntity } from './readPreview';

type Around = Pick<Engine, 'viewer' | 'settings'> & { fileOrigins: readonly string[] };
type Props = Around & { previewed: Previewed };

/** Where the menu has an entity, and for whom. */
const useMenuText = () => {
  const t = useOnDemandText();
  return ({ isChange, menu }: PreviewedEntity, label: string) => {
    if (isChange) return t('preview.changed');
    if (!menu) return t('preview.noMenu');
    const { in: group, code } = menu;
    return code === undefined ? t('preview.menu', { group, label }) : t('preview.menuWithCode', { group, label, code });
  };
};

const Screens = ({ preview, previewed: { entities, shown } }: { preview: Preview; previewed: Previewed }) => {
  const t = useOnDemandText();
  const menuText = useMenuText();
  const { router } = preview;
  const path = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.pathname,
  );
  const isAt = (name: string) => Object.values(entities[name]!.routes).some((route) => matchPath(route, path));
  // whoever has followed a link to another entity still looks at what that link stands on
  const [last, setLast] = useState(shown[0]!.name);
  const current = shown.find(({ name }) => isAt(name)) ?? shown.find(({ name }) => name === last)!;
  if (current.name !== last) setLast(current.name);
  const entity = entities[current.name]!;
  const open = (to: string) => void router.navigate(to);
  const views = (['list', 'create'] as const).filter((view) => entity.routes[view]);
  return (
    <Tabs
      label={t('preview.entities')}
      tabs={Object.fromEntries(shown.map(({ name }) => [name, entities[name]!.label]))}
      current={current.name}
      onChange={(name) => open(pathOf(entities[name]!, 'list'))}
    >
      <div className="preview-about">
        <div>
          <p>{menuText(current, entity.label)}</p>
          <p className="hint">{t('preview.address', { address: `#${path}` })}</p>
        </div>
        <div className="preview-views" role="group" aria-label={t('preview.views')}>
          {views.map((view) => (
            <Button key={view} aria-pressed={path === entity.routes[view]} onClick={() => open(pathOf(entity, view))}>
              {t(`preview.${view}`)}
            </Button>
          ))}
        </div>
      </div>
      <PreviewFrame preview={preview} label={t('preview.screens', { label: entity.label })} />
    </Tabs>
  );
};

/** The screens of each entity that has no problem, by tabs. */
export const PreviewedEntities = ({ previewed, viewer, settings, fileOrigins }: Props) => {
  const [preview, setPreview] = useState<{ of: Previewed; made: Preview } | null>(null);
  useEffect(() => {
    const { entities, shown } = previewed;
    const made = createPreview(previewed, { viewer, settings, fileOrigins }, pathOf(entities[shown[0]!.name]!, 'list'));
    setPreview({ of: previewed, made });
    return made.dispose;
  }, [previewed, viewer, settings, fileOrigins]);
  return preview?.of === previewed ? <Screens preview={preview.made} previewed={previewed} /> : null;
};
