import { describe, expect, it } from 'vitest';
import { emailProblem } from '../../../../../resources/accounts/dialogs/useEmailFlow';

describe('email', () => {
  it.each(['a@b.co', "o'brien+x@mail.example.com", '用户@例子.公司', ' a@b.co '])('SHR-012 accepts %s', (address) => {
    expect(emailProblem(address)).toBeNull();
  });
  it.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b.', 'a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b..de'])(
    'SHR-011 SHR-012 refuses "%s"',
    (address) => {
      expect(emailProblem(address)).toBe('Please provide a properly formatted email');
    },
  );
});
