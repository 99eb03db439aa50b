/** Buttons that open menus and panels. */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { MenuButton, PanelButton } from '../../../src/ui/popups/MenuButton';
import { button, press, renderPart } from './renderPart';

const item = (name: string) => screen.findByRole('menuitem', { name });

describe('MenuButton', () => {
  const onSelect = vi.fn();
  const entries = [
    { text: 'English', lang: 'en', heading: 'Language', isCurrent: true, onSelect },
    { text: 'Log Out', onSelect: () => onSelect('out') },
  ];
  const draw = () => {
    onSelect.mockClear();
    const Away = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate('/other')}>Away</button>;
    };
    return renderPart(
      <>
        <MenuButton label="Account" heading="Ann" entries={entries}>
          A
        </MenuButton>
        <MenuButton entries={entries}>More</MenuButton>
        <Away />
      </>,
    );
  };

  it('MenuButton opens by ArrowDown and closes by Escape, which gives the focus back', async () => {
    const { user } = draw();
    const opener = button('Account');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    act(() => opener.focus());
    expect(press(opener, { key: 'ArrowUp' })).toBe(true);
    expect(press(opener, { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(press(opener, { key: 'ArrowDown' })).toBe(false);
    expect(await screen.findByRole('menu', { name: 'Account' })).toHaveTextContent('AnnLanguageEnglishLog Out');
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('an ArrowDown that a table has handled opens no menu', async () => {
    draw();
    const opener = button('Account');
    const handle = (event: Event) => event.preventDefault();
    opener.addEventListener('keydown', handle);
    press(opener, { key: 'ArrowDown' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.removeEventListener('keydown', handle);
  });

  it('an entry closes the menu and does its work once, the second time too', async () => {
    const { user } = draw();
    for (let round = 1; round <= 2; round += 1) {
      await user.click(button('Account'));
      await user.click(await item('Log Out'));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(onSelect.mock.calls).toHaveLength(round);
    }
    expect(onSelect).toHaveBeenLastCalledWith('out');
  });

  it('the current entry of a menu is marked and has its language', async () => {
    const { user } = draw();
    await user.click(button('Account'));
    expect(await item('English')).toHaveAttribute('aria-current', 'true');
    expect(await item('English')).toHaveAttribute('lang', 'en');
    expect(await item('Log Out')).not.toHaveAttribute('aria-current');
  });

  it('a menu without a label is named by the text of its button', async () => {
    const { user } = draw();
    await user.click(button('More'));
    expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  });

  it('a menu closes with the page that it was opened on', async () => {
    const { user } = draw();
    await user.click(button('Account'));
    await item('Log Out');
    act(() => screen.getByText('Away').click());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('PanelButton', () => {
  it('PanelButton gives its panel a name and a way to close, and loads what the panel draws ahead', async () => {
    const ahead = vi.fn(() => Promise.resolve({ default: null }));
    const { user } = renderPart(
      <PanelButton label="Filters" look="icon" ahead={ahead} panel={(close) => <button onClick={close}>Apply</button>}>
        F
      </PanelButton>,
    );
    const opener = button('Filters');
    expect(ahead).not.toHaveBeenCalled();
    await user.hover(opener);
    expect(ahead).toHaveBeenCalledTimes(1);
    for (let round = 0; round < 2; round += 1) {
      await user.click(opener);
      expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
      expect(opener).toHaveAttribute('aria-expanded', 'true');
      await user.click(button('Apply'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opener).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('a panel that cannot be drawn puts its button back as it was', async () => {
    const Broken = () => {
      throw new Error('no filter');
    };
    const Sample = () => {
      const [isBroken, setBroken] = useState(false);
      return (
        <>
          <PanelButton label="Filters" panel={() => (isBroken ? <Broken /> : 'Panel')}>
            Filter
          </PanelButton>
          <button onClick={() => setBroken(true)}>Break</button>
        </>
      );
    };
    const { user, problems } = renderPart(<Sample />);
    await user.click(button('Filter'));
    await screen.findByRole('dialog', { name: 'Filters' });
    act(() => screen.getByText('Break').click());
    await waitFor(() => expect(screen.getByText('Filter')).toHaveAttribute('aria-expanded', 'false'));
    problems.splice(0);
  });
});
