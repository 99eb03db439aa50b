type Props = { cancel: string; confirm: string; onCancel: () => void; isBusy?: boolean };

/** Cancel, which waits for a call that is under way, then the button that submits the dialog. */
export const DialogButtons = ({ cancel, confirm, onCancel, isBusy }: Props) => (
  <>
    <button type="button" className="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
      {cancel}
    </button>
    <button type="submit" className="button button-main" aria-busy={isBusy}>
      {confirm}
    </button>
  </>
);
