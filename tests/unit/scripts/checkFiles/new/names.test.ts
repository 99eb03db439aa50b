import { describe, expect, it } from 'vitest';
import { codeLabel, entityLabel, fieldLabel, nameProblem, singular } from '../../../../../scripts/checkFiles/new/names';

describe('names of check --new', () => {
  it.each([
    ['carParks', 'Car Parks'],
    ['showrooms', 'Showrooms'],
    ['faqGroups', 'Faq Groups'],
  ])('entityLabel turns %s into %s', (name, label) => {
    expect(entityLabel(name)).toBe(label);
  });
  it.each([
    ['geo.lastURL', 'Geo last URL'],
    ['first-name', 'First name'],
    ['2fa', '2fa'],
    ['_', '_'],
    ['名稱', '名稱'],
  ])('fieldLabel turns %s into %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label);
  });
  it.each([
    ['WALK_IN', 'Walk in'],
    ['HK', 'HK'],
    ['on', 'On'],
    ['--', '--'],
  ])('codeLabel turns %s into %s', (code, label) => {
    expect(codeLabel(code)).toBe(label);
  });
  it.each([
    ['Car Parks', 'Car Park'],
    ['Categories', 'Category'],
    ['Branches', 'Branch'],
    ['News', 'News'],
    ['Addresses', 'Address'],
    ['Staff', 'Staff'],
  ])('singular turns %s into %s', (label, one) => {
    expect(singular(label)).toBe(one);
  });
  it.each(['name', 'first-name', '2fa', '_id', '$ref', '名稱', 'x'.repeat(100)])('nameProblem accepts %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });
  it.each([
    ['', 'the name is empty'],
    ['x'.repeat(101), 'the name has more than 100 characters'],
    ['__proto__', 'the name is reserved'],
    ['constructor', 'the name is reserved'],
    ['a.b', 'the name has a dot, which stands for a member within a member'],
    ["it's", 'the name has other characters than letters, digits, _, $ and -'],
    ['a b', 'the name has other characters than letters, digits, _, $ and -'],
    ['12', 'the name is a number'],
  ])('nameProblem refuses %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});
