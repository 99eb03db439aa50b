/** Forms and dialogs with unsaved changes and what they are called, for notices that must not cost anybody their work. */
const dirty = new Map<string, string>();
const listeners = new Set<() => void>();

/** @param label what the form is called for a person, with its record */
export const setUnsaved = (form: string, isUnsaved: boolean, label: string) => {
  if (isUnsaved) dirty.set(form, label);
  else dirty.delete(form);
  for (const listener of listeners) listener();
};
export const hasUnsavedChanges = () => dirty.size > 0;
/** What the forms and dialogs with unsaved changes are called. */
export const unsavedLabels = () => [...dirty.values()];
export const subscribeUnsaved = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
