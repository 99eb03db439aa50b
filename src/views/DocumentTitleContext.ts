import { createContext } from 'react';

/** Takes the title of the page that is shown (PLT-019). */
export const DocumentTitleContext = createContext((title: string) => {
  document.title = title;
});
