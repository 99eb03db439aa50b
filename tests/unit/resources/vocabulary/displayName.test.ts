import { describe, expect, it } from 'vitest';
import { displayName } from '../../../../resources/vocabulary/displayName';

describe('names', () => {
  it.each([
    [{ lastName: 'Lindqvist', firstName: 'Maren', middleName: 'Ute' }, 'Lindqvist, Maren Ute'],
    [{ lastName: '陳', firstName: '曉彤' }, '陳, 曉彤'],
    [{ lastName: 'Okonkwo' }, 'Okonkwo'],
    [{ lastName: null, firstName: 'Tadeo' }, 'Tadeo'],
    [{ lastName: 'Okonkwo', middleName: 'Ute' }, 'Okonkwo, Ute'],
    [{ firstName: 'Tadeo', fullName: 'Tadeo Full', name: 'Tadeo Ltd' }, 'Tadeo Full'],
    [{ firstName: 'Tadeo', fullName: null, name: 'Tadeo Ltd' }, 'Tadeo Ltd'],
    [{}, ''],
  ])('CLI-018 SHR-039 shows %o as "%s"', (client, text) => {
    expect(displayName(client)).toBe(text);
  });
});
