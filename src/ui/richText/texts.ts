/** The texts of the editor; they arrive with it. */
export const texts = {
  toolbar: 'Format of %{label}',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  link: 'Link',
  url: 'URL',
  setLink: 'Set link',
  removeLink: 'Remove link',
};
