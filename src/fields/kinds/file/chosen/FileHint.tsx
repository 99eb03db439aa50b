import { extensionsOf, sizeLimit } from '../../../../files/fileTypes';
import { useText } from '../../../../messages/i18n';
import { oneOf } from '../../../../messages/listed';
import type { InputProps } from '../../../inputs/input';
import { sizeText } from './ChosenFile';

/** Which files an input takes, and which size an image should have: said before anything is chosen. */
export const FileHint = ({ field }: { field: InputProps<'file'>['field'] }) => {
  const t = useText();
  const { accept = 'any', maxFiles: max = 1, maxMegabytes: limit = sizeLimit, suggestedSize } = field;
  const types = oneOf(extensionsOf(accept).map((extension) => extension.toUpperCase()));
  const hint = [
    suggestedSize && t('file.suggested', { size: sizeText(...suggestedSize) }),
    max > 1 ? t('file.takenMore', { n: max, types, limit }) : t('file.taken', { types, limit }),
    field.hint,
  ];
  return <span className="file-hint">{hint.filter(Boolean).join(' ')}</span>;
};
