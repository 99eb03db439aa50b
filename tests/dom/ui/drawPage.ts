/** Pages of the test, and where the focus is on them. */
import { onTestFinished } from 'vitest';

/** A page of a portal with this content. */
export const drawPage = (content: string, path = '/a') => {
  document.body.innerHTML = `
    <header class="header"><a href="#/a" aria-current="page">Here</a><a href="#/b">Elsewhere</a><button>Account</button></header>
    <main id="content" tabindex="-1" data-path="${path}">${content}</main>`;
  onTestFinished(() => {
    document.body.innerHTML = '';
    window.history.replaceState(null, '', '#/');
  });
};
export const get = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const focus = (selector: string) => get(selector).focus();
export const focused = () => document.activeElement?.textContent || document.activeElement?.id || document.activeElement?.tagName;
export const heading = '<h1 tabindex="-1">Title</h1>';
