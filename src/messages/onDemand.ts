/** The texts of parts that load when somebody asks for them: rare dialogs, the lock, the editor, the views of files. */
import { en } from './en';
import { createTexts } from './i18n';
import type { KeyOf } from './keys';
import { startTexts } from './start';

export const onDemandTexts = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    search: 'Focus the search',
    help: 'This list',
    save: 'Save the form',
    close: 'Close a dialog or menu',
    submit: 'Run the search; in a long form, the next field',
    keySave: 'Ctrl/Cmd + S',
    keyEscape: 'Esc',
    keyEnter: 'Enter',
  },
  resetPassword: {
    title: 'Reset Password',
    old: 'Old Password',
    new: 'New Password',
    confirm: 'Confirm Password',
    cancel: 'Cancel',
    submit: 'Confirm',
  },
  shown: { copied: 'Copied' },
  editor: {
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
  },
  idle: {
    title: 'Locked',
    hint: 'The portal locked itself after %{minutes} minutes. Enter your password to go on where you were.',
    unlock: 'Unlock',
    logOut: 'Log Out',
    singleSignOn: 'Log out, then sign in again.',
  },
  pdf: {
    page: 'Page %{n} of %{total}',
    pages: '1 page |||| %{smart_count} pages',
    zoom: 'Size of the pages',
    smaller: 'Smaller',
    larger: 'Larger',
    password: 'This PDF needs a password. Download it to open it.',
    damaged: 'This PDF is damaged. Download it to try another program.',
    missing: startTexts.shell.partMissing,
  },
  map: {
    drawing: 'Map of %{smart_count} place |||| Map of %{smart_count} places',
    places: '%{smart_count} place |||| %{smart_count} places',
    found: '%{found} of %{all} places',
    across: 'About %{distance} across, north is up',
    cut: 'The map has more than is shown here.',
    unnamed: 'Without a name',
    more: 'Show more (%{left})',
    empty: 'This map has no places.',
    broken: 'This file is damaged, or it is no map, so it is not shown.',
    zip: 'It is no KMZ archive.',
    archive: 'Its archive is damaged, or holds more than a map may.',
    missing: 'There is no KML in it.',
    map: 'Its KML cannot be read.',
  },
  order: {
    move: 'Move %{name}',
    how: 'Space or Enter lifts it, the arrow keys move it, Space or Enter drops it, Esc puts it back.',
    lifted: '%{name} is lifted, over its own place %{at} of %{of}',
    over: '%{name} goes to place %{at} of %{of}',
    dropped: '%{name} is at place %{at} of %{of}',
    putBack: '%{name} is back at place %{at} of %{of}',
  },
} as const;

const all = { ...en, ...onDemandTexts } as const;
export type OnDemandKey = KeyOf<typeof all>;
/** As `translate` and `useText`, for those parts. */
export const { translate: onDemandText, useText: useOnDemandText } = createTexts(all);
