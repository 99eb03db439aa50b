import { describe, expect, it } from 'vitest';
import { displayName } from '../../../../resources/vocabulary/displayName';

describe('names', () => {
  it.each([
    [{ lastName: 'Lindqvist', firstName: 'Maren', middleName: 'Ute' }, 'Lindqvist, Maren Ute'],
    [{ lastName: '陳', firstName: '曉彤' }, '陳, 曉彤'],
    [{ lastName: 'Okonkwo' }, 'Okonkwo'],
    [{ lastName: null, firstName: 'Tadeo' }, 'Tadeo'],
    [{}, ''],
  ])('CLI-018 SHR-039 shows %o as "%s"', (client, text) => {
    expect(displayName(client)).toBe(text);
  });
});
