/**
 * Watches the attributes by which assistive technology knows the state of a page. It looks when a person acts, which is when
 * the page has reached a state that a test waited for. What is still wrong two frames later is reported.
 *
 * Playwright runs this function in the page, so it uses nothing outside itself.
 *
 * @param report is called with each attribute that is wrong
 * @returns a function that lists what is wrong now
 */
export const watchAria = (report: (problem: string) => void) => {
  const find = () => {
    const problems: string[] = [];
    const add = (problem: string) => void problems.push(problem);
    // read once: each query of happy-dom goes through the whole page
    const elements = [...document.querySelectorAll('*')];
    const withAttribute = (attribute: string) => elements.filter((element) => element.hasAttribute(attribute));
    const roleOf = (element: Element) => element.getAttribute('role') ?? '';
    const describe = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(name ?? '').slice(0, 60)}`;
    };
    const isVisible = (element: Element) => !element.closest('[hidden]') && element.checkVisibility({ visibilityProperty: true });
    const idsIn = (element: Element, attribute: string) => (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);

    for (const element of withAttribute('aria-expanded')) {
      const isExpanded = element.getAttribute('aria-expanded') === 'true';
      for (const id of idsIn(element, 'aria-controls')) {
        const controlled = document.getElementById(id);
        const isShown = controlled !== null && isVisible(controlled);
        if (isExpanded !== isShown)
          add(`aria-expanded=${isExpanded}, and what it controls is ${isShown ? '' : 'not '}shown: ${describe(element)}`);
      }
    }
    for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-errormessage', 'aria-activedescendant'])
      for (const element of withAttribute(attribute))
        for (const id of idsIn(element, attribute))
          if (!document.getElementById(id)) add(`${attribute} names ${id}, which is not there: ${describe(element)}`);
    const noteAttributes = ['aria-describedby', 'aria-errormessage'];
    const named = new Set(noteAttributes.flatMap((attribute) => withAttribute(attribute).flatMap((element) => idsIn(element, attribute))));
    for (const note of withAttribute('id').filter(({ classList }) => classList.contains('field-note'))) {
      // a value that nobody types has its note in the element that gets the focus
      if (!named.has(note.id) && !note.parentElement!.matches('[tabindex]') && isVisible(note))
        add(`no control names its hint or error: ${describe(note)}`);
    }
    for (const list of withAttribute('role')) {
      const role = roleOf(list);
      if (!['listbox', 'tablist', 'radiogroup'].includes(role) || list.getAttribute('aria-multiselectable') === 'true') continue;
      const attribute = role === 'radiogroup' ? 'aria-checked' : 'aria-selected';
      const chosen = [...list.querySelectorAll(`[${attribute}=true]`)];
      if (chosen.length > 1) add(`${chosen.length} elements have ${attribute}=true: ${describe(list)}`);
      if (role === 'tablist' && list.querySelector('[role=tab]') && chosen.length === 0) add(`no tab is selected: ${describe(list)}`);
    }
    for (const tab of withAttribute('aria-controls').filter((element) => element.matches('[role=tab][aria-selected=true]')))
      for (const id of idsIn(tab, 'aria-controls'))
        if (!document.getElementById(id)) add(`the panel ${id} of the selected tab is not there: ${describe(tab)}`);
    for (const list of elements) {
      if (!['nav', 'ol', 'ul'].includes(list.localName) && !['list', 'menu'].includes(roleOf(list))) continue;
      const current = [...list.querySelectorAll('[aria-current]:not([aria-current=false])')];
      if (current.length > 1) add(`${current.length} elements of a list have aria-current: ${describe(list)}`);
    }
    const names = new Map<string, Element>();
    for (const group of elements) {
      if (group.localName !== 'fieldset' && !['radiogroup', 'group'].includes(roleOf(group))) continue;
      const labels = idsIn(group, 'aria-labelledby').map((id) => document.getElementById(id)?.textContent ?? '');
      const legend = group.matches('fieldset') ? (group.querySelector(':scope > legend')?.textContent ?? '') : '';
      const name = (group.getAttribute('aria-label') ?? (labels.join(' ') || legend)).trim();
      if (!name) add(`a group has no name: ${describe(group)}`);
      else if (!isVisible(group)) continue;
      else if (names.has(name) && !names.get(name)!.contains(group)) add(`two groups have the name ${name}`);
      names.set(name, group);
    }
    return problems;
  };
  const look = () => {
    const before = find();
    if (before.length === 0) return;
    const reportWhatStays = () => {
      const now = find();
      for (const problem of before) if (now.includes(problem)) report(problem);
    };
    requestAnimationFrame(() => requestAnimationFrame(reportWhatStays));
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      (event) => {
        // letters come one by one and change no state
        if (event.type === 'pointerdown' || ['Enter', ' ', 'Escape', 'Tab'].includes((event as KeyboardEvent).key)) look();
      },
      true,
    );
  return find;
};
