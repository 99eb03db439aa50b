import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReactAdminTheme } from '../../../../src/ui/theme/ReactAdminTheme';

const folder = join('node_modules', 'ra-ui-materialui', 'src', 'input');
const sources = readdirSync(folder, { encoding: 'utf8' })
  .filter((name) => name.endsWith('Input.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

it('no input of react-admin writes its empty helper text as HTML, which the content security policy refuses', () => {
  const writing = sources
    .filter((source) => source.includes('<InputHelperText') && source.includes('useThemeProps('))
    .map((source) => /const PREFIX = '(\w+)'/.exec(source)![1]!);
  expect(writing).toContain('RaTextInput');

  const seen: Record<string, { defaultProps?: { helperText?: unknown } }>[] = [];
  const Probe = () => {
    seen.push(useTheme().components as (typeof seen)[0]);
    return null;
  };
  renderToString(
    <ReactAdminTheme>
      <Probe />
    </ReactAdminTheme>,
  );
  expect(writing.filter((name) => seen[0]![name]?.defaultProps?.helperText !== false)).toEqual([]);
});

it('a text input of react-admin has no attribute InputProps, which react-admin passes for older versions of MUI', () => {
  const html = renderToString(
    <ReactAdminTheme>
      <TextField label="Title" {...{ InputProps: { readOnly: true } }} />
    </ReactAdminTheme>,
  );
  expect(html).toContain('Title');
  expect(html).not.toMatch(/InputProps/i);
});
