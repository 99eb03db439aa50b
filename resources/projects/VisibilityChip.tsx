import { Chip } from '../../src/fields/choice/Chip';
import type { PanelProps } from '../../src/schema';
import type { Project } from './project';
import { visibility } from './timeframe';

const looks = {
  live: { tone: 'green', mark: 'dot', text: 'Live' },
  scheduled: { tone: 'blue', mark: 'ring', text: 'Scheduled' },
  ended: { tone: 'red', mark: 'cross', text: 'Ended' },
} as const;

/** Whether app users see a project that is online: now, later, or no more. */
const VisibilityChip = ({ record }: PanelProps<Project>) => {
  const state = visibility(record);
  if (!state) return null;
  const { text, ...look } = looks[state];
  return <Chip {...look}>{text}</Chip>;
};
export default VisibilityChip;
