/**
 * `npm run schema`: writes the JSON Schema of the files of a deployment (public/resources.schema.json), which editors read, and
 * the page of their language (docs/resources-yaml.md). Both are made from the table of the language and the comments of the code.
 * `--check` writes nothing and fails when one of them says something else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { readBuiltInKinds } from '../../src/app/entities/readKinds';
import { readComments } from './comments';
import { jsonSchemaOf } from './jsonSchema';
import { readManual } from './manual';
import { pageOf } from './page';

const manual = readManual(readComments(['scripts/schema/described.ts', 'src/fields/builtInKinds.ts']), (await readBuiltInKinds()).shapes);
if (manual.missing.length > 0) {
  console.log(`Nothing is said of these keys: write a comment at their type, or a text in scripts/schema/fileTexts.ts.`);
  console.log(manual.missing.join('\n'));
  process.exit(1);
}
const outputs = {
  'public/resources.schema.json': JSON.stringify(jsonSchemaOf(manual)),
  'docs/resources-yaml.md': pageOf(manual),
};
for (const [file, text] of Object.entries(outputs)) {
  const written = await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
  if (!process.argv.includes('--check')) writeFileSync(file, written);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
    console.log(`${file} is not what the code says: run \`npm run schema\``);
    process.exitCode = 1;
  }
}
