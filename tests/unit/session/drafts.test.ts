import { describe, expect, it, vi } from 'vitest';
import { createActivity } from '../../../src/session/activity';
import { createDrafts } from '../../../src/session/drafts';

const ann = { person: '1', username: 'ann', displayName: 'Ann Lee' };
const ben = { person: '2', username: 'ben', displayName: 'Ann Lee' };

describe('drafts', () => {
  it('are found once by the person who typed them, each by its path', () => {
    const drafts = createDrafts();
    expect(drafts.owner()).toBeNull();
    drafts.of(ann).keep('/a', 1);
    drafts.of(ann).keep('/b', 2);
    expect(drafts.owner()).toBe(ann);
    expect([drafts.of(ann).take('/a'), drafts.of(ann).take('/a'), drafts.of(ann).take('/b')]).toEqual([1, undefined, 2]);
    expect(drafts.owner()).toBeNull();
  });
  it('are gone when another person signs in, for the first one too', () => {
    const drafts = createDrafts();
    drafts.of(ann).keep('/a', 1);
    expect([drafts.of(ben).take('/a'), drafts.of(ann).take('/a')]).toEqual([undefined, undefined]);
  });
  it('of people without a username, as single sign-on may leave them, are distinguished by the person', () => {
    const drafts = createDrafts();
    const nameless = { username: null, displayName: '' };
    drafts.of({ ...nameless, person: '3' }).keep('/a', 1);
    expect(drafts.of({ ...nameless, person: '3' }).peek('/a')).toBe(1);
    expect(drafts.of({ ...nameless, person: '4' }).take('/a')).toBeUndefined();
  });
  it('are found by a person whose username has changed meanwhile', () => {
    const drafts = createDrafts();
    drafts.of(ann).keep('/a', 1);
    expect(drafts.of({ ...ann, username: 'ann.lee' }).take('/a')).toBe(1);
  });
  it('can be thrown away', () => {
    const drafts = createDrafts();
    drafts.of(ann).keep('/a', 1);
    drafts.clear();
    expect([drafts.owner(), drafts.of(ann).take('/a')]).toEqual([null, undefined]);
  });
});

describe('the count of calls under way', () => {
  it('PLT-093 tells reads from writes, and whoever listens of each change', () => {
    const { get, subscribe, begin } = createActivity();
    const heard = vi.fn();
    const stop = subscribe(heard);
    expect(get()).toEqual({ reads: 0, writes: 0 });
    const ends = [begin('read'), begin('read'), begin('write')];
    expect([get(), heard.mock.calls.length]).toEqual([{ reads: 2, writes: 1 }, 3]);
    ends[2]!();
    ends[0]!();
    expect([get(), heard.mock.calls.length]).toEqual([{ reads: 1, writes: 0 }, 5]);
    stop();
    ends[1]!();
    expect([get(), heard.mock.calls.length]).toEqual([{ reads: 0, writes: 0 }, 5]);
  });
});
