import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { RecordForm } from '../state/useRecordForm';

const RenderedDialog = lazyComponent(() => import('../RenderedDialog'));

type Props = { form: RecordForm; canSave: boolean };

/** The further buttons that a form declares. What only helps to save is there for people who may. */
const FormButtons = ({ form, canSave }: Props) => {
  const [open, setOpen] = useState<{ label: string; field: string }>();
  const close = () => setOpen(undefined);
  return (
    <>
      {form.buttons.map((button) =>
        button.type === 'render' ? (
          <Button key={button.label} onClick={() => setOpen(button)}>
            {button.label}
          </Button>
        ) : (
          canSave && (
            <Button key={button.label} onClick={() => void form.check()}>
              {button.label}
            </Button>
          )
        ),
      )}
      {open && (
        <Popup onFailure={close}>
          <RenderedDialog title={open.label} texts={form.textsOf(open.field)} front={form.frontOf(open.field)} onClose={close} />
        </Popup>
      )}
    </>
  );
};
export default FormButtons;
