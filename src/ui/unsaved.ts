/** Forms with unsaved changes, for notices that must not cost anybody their work. */
const dirty = new Set<string>();

export const setUnsaved = (form: string, isUnsaved: boolean) => {
  if (isUnsaved) dirty.add(form);
  else dirty.delete(form);
};
export const hasUnsavedChanges = () => dirty.size > 0;
