import { Chip } from '../../src/fields/cells/Chip';
import type { PanelProps } from '../../src/schema';
import type { Project } from './project';
import { t } from './texts';
import { visibility } from './timeframe';

const looks = {
  live: { tone: 'green', mark: 'dot', text: 'Live' },
  scheduled: { tone: 'blue', mark: 'ring', text: 'Scheduled' },
  ended: { tone: 'red', mark: 'cross', text: 'Ended' },
  offline: { tone: 'neutral', mark: 'ring', text: 'Offline' },
} as const;

/** Whether app users see a project: now, later, no more, or not at all. */
const VisibilityChip = ({ record }: PanelProps<Project>) => {
  const { text, ...look } = looks[visibility(record) ?? 'offline'];
  return <Chip {...look}>{t(text)}</Chip>;
};
export default VisibilityChip;
