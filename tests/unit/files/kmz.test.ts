import { describe, expect, it } from 'vitest';
import { readKmz } from '../../../src/ui/files/kmz/readKmz';
import { kmzSamples } from '../../contract/files/kmzSamples';

describe('a map archive', () => {
  it.each(kmzSamples)('SHR-055 %s', (_, bytes, places) => {
    expect(readKmz(bytes)?.places.length ?? null).toBe(places);
  });
});
