type Props = { cancel: string; confirm: string; onCancel: () => void; isBusy?: boolean };

/** Cancel, then the button that submits the dialog. */
export const DialogButtons = ({ cancel, confirm, onCancel, isBusy }: Props) => (
  <>
    <button type="button" className="button" onClick={onCancel}>
      {cancel}
    </button>
    <button type="submit" className="button button-main" aria-busy={isBusy}>
      {confirm}
    </button>
  </>
);
