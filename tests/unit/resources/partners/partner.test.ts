import { describe, expect, it } from 'vitest';
import { partnerName, partnerTitle, recordType, vendorId, type Partner } from '../../../../resources/partners/partner';

const typed = (name: string | undefined) => ({ salesforceRecordType: { name } }) as Partner;

describe('a partner', () => {
  it('the vendor ID of a partner is its account, else its client ID (PAR-013)', () => {
    expect(vendorId({ salesforceAccount: 'V1', clientID: 'C1' } as Partner)).toBe('V1');
    expect(vendorId({ salesforceAccount: null, clientID: 'C1' } as Partner)).toBe('C1');
  });
  it('the name of a partner is its name, else its legal name (PAR-014)', () => {
    expect(partnerName({ name: 'Acme', legalName: 'Acme Ltd' } as Partner)).toBe('Acme');
    expect(partnerName({ name: null, legalName: 'Acme Ltd' } as Partner)).toBe('Acme Ltd');
  });
  it('the title of a partner has name and account, or the one that exists', () => {
    const titles = [{ name: 'Acme', salesforceAccount: 'V1' }, { salesforceAccount: 'V1' }, { name: 'Acme', clientID: '' }].map((partner) =>
      partnerTitle(partner as Partner),
    );
    expect(titles).toEqual(['Acme · V1', 'V1', 'Acme']);
  });
  it.each([
    ['CP', 'Corporate Partner'],
    ['Corporate Partner', 'Corporate Partner'],
    ['AM', 'Account Manager'],
    ['Another', 'Another'],
    [undefined, null],
  ])('a partner with the record type %s shows %s (SHR-031)', (name, text) => expect(recordType(typed(name))).toBe(text));
  it('a partner without a record type shows none', () => expect(recordType({} as Partner)).toBeNull());
});
