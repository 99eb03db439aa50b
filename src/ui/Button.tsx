import type { ComponentProps } from 'react';

/** What a button looks like: `main` does what the page is for, `icon` needs an aria-label, `view` stands in place of a value, `bare` has the looks of its place. */
export type ButtonLook = 'plain' | 'main' | 'text' | 'icon' | 'link' | 'view' | 'bare';

const classes: Record<ButtonLook, string> = {
  plain: 'button',
  main: 'button button-main',
  text: 'button button-text',
  icon: 'icon-button',
  link: 'link-button',
  view: 'text-link',
  bare: '',
};

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'plain', more = '') => `${classes[look]} ${more}`.trim();

type Props = ComponentProps<'button'> & {
  /** Default: plain. */
  look?: ButtonLook;
  /** What it does cannot be taken back. Default: false. */
  isDestructive?: boolean;
  /** It cannot be pressed now and keeps the focus: the key that turned it off must not lose the focus. Default: false. */
  isOff?: boolean;
};

/** The one button. Submits nothing unless its type says so. */
export const Button = ({ look, isDestructive, isOff, className = '', type = 'button', ...props }: Props) => (
  <button
    {...props}
    {...(isOff && { 'aria-disabled': true, onClick: undefined })}
    type={type}
    className={buttonClass(look, `${isDestructive ? 'button-destroy ' : ''}${className}`)}
  />
);
