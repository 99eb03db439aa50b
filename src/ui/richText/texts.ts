/** The texts of the editor; they arrive with it. */
export const texts = {
  asText: 'This has more markup than the editor can show, so its markup stands here as text.',
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
