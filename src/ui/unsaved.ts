/** Forms and dialogs with unsaved changes, for notices that must not cost anybody their work. */
const dirty = new Set<string>();
const listeners = new Set<() => void>();

export const setUnsaved = (form: string, isUnsaved: boolean) => {
  if (isUnsaved) dirty.add(form);
  else dirty.delete(form);
  for (const listener of listeners) listener();
};
export const hasUnsavedChanges = () => dirty.size > 0;
export const subscribeUnsaved = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
