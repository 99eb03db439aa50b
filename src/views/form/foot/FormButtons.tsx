import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { lazyComponent } from '../../../ui/lazy';
import { Popup } from '../../../ui/popups/Popup';
import type { RecordForm } from '../state/useRecordForm';
import { textsOf } from './textsOf';

const RenderedDialog = lazyComponent(() => import('../RenderedDialog'));

/** The further buttons that a form declares. What only helps to save is there for people who may. */
const FormButtons = ({ form: { model, methods, focus, saving } }: { form: RecordForm }) => {
  const [open, setOpen] = useState<{ label: string; field: string }>();
  const close = () => setOpen(undefined);
  return (
    <>
      {model.form.buttons.map((button) =>
        button.type === 'render' ? (
          <Button key={button.label} onClick={() => setOpen(button)}>
            {button.label}
          </Button>
        ) : (
          model.canSave && (
            <Button key={button.label} onClick={() => void saving.check()}>
              {button.label}
            </Button>
          )
        ),
      )}
      {open && (
        <Popup onFailure={close}>
          <RenderedDialog
            title={open.label}
            texts={textsOf(model, open.field, methods.getValues())}
            front={focus.frontOf(open.field)}
            onClose={close}
          />
        </Popup>
      )}
    </>
  );
};
export default FormButtons;
