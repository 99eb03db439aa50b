import { useState } from 'react';
import { useText } from '../../../../messages/i18n';
import { NoImageIcon } from '../../../../ui/icons';
import type { FileItem } from '../items/items';
import { useShownImage } from './useShownImage';
import './fileImage.css';

type Props = { item: FileItem; /** Empty where the name stands beside it. */ alt: string };

/** An image of a record or one that was just chosen. What cannot be shown says so. */
export const FileImage = ({ item, alt }: Props) => {
  const t = useText();
  const { url, state } = useShownImage(item);
  const [broken, setBroken] = useState<string | null>(null);
  if (state === 'waiting') return <span className="file-image file-image-waiting" />;
  if (url === null || broken === url) {
    const why = t(state === 'elsewhere' ? 'file.elsewhere' : 'file.gone');
    return (
      <span className="file-image file-image-gone" role="img" aria-label={why} title={why}>
        <NoImageIcon aria-hidden />
      </span>
    );
  }
  return <img className="file-image" src={url} alt={alt} onError={() => setBroken(url)} />;
};
