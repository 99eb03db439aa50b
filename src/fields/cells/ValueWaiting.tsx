import './valueWaiting.css';

/** Stands in place of a value until what draws it has loaded. */
export const ValueWaiting = () => <span className="value-waiting" aria-hidden />;
