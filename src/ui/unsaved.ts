/** Forms and dialogs with unsaved changes, with their titles, for notices that must not cost anybody their work. */
const dirty = new Map<string, string>();
const listeners = new Set<() => void>();

/** @param label the title of the form, with its record; null without unsaved changes */
export const setUnsaved = (form: string, label: string | null) => {
  if (label === null) dirty.delete(form);
  else dirty.set(form, label);
  for (const listener of listeners) listener();
};
export const hasUnsavedChanges = () => dirty.size > 0;
/** The titles of the forms and dialogs with unsaved changes. */
export const unsavedLabels = () => [...dirty.values()];
export const subscribeUnsaved = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
