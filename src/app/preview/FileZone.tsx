import { Children, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useOnDemandText } from '../../messages/onDemand';
import { Button } from '../../ui/Button';
import { UploadIcon } from '../../ui/icons';

/** The page, which takes files that are dropped anywhere on it, with a button under its title that chooses files. */
export const FileZone = ({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) => {
  const t = useOnDemandText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  // what the files bring has a main button of its own
  const [head, ...rest] = Children.toArray(children);
  /** Files over an input of the drawn form are for that input. */
  const isOurs = (event: DragEvent) => !event.isDefaultPrevented() && event.dataTransfer.types.includes('Files');
  return (
    <div
      className="page preview"
      onDragOver={(event) => {
        setOver(isOurs(event));
        if (isOurs(event)) event.preventDefault();
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!isOurs(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {head}
      <div className={`card preview-files ${isOver ? 'preview-over' : ''}`}>
        <p id="preview-hint">{t('preview.hint')}</p>
        <div className="preview-choose">
          <Button look={rest.length > 0 ? 'plain' : 'main'} aria-describedby="preview-hint" onClick={() => input.current?.click()}>
            <UploadIcon aria-hidden />
            <span>{t('preview.choose')}</span>
          </Button>
          <span className="hint">{t('preview.drop')}</span>
        </div>
        <input
          ref={input}
          type="file"
          accept=".yaml,.yml"
          multiple
          hidden
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // the next version of the same file is a change too
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      {rest}
    </div>
  );
};
