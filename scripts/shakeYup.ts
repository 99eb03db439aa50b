import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the schemas of yup that nobody imports: each is held by one assignment at the top of yup's one
 * file (`create.prototype = StringSchema.prototype`), which only `addMethod` reads. The texts of yup are never shown, so values in them are not printed for people. The methods that spell keys
 * in another way, pick some of them, read JSON, describe or name a schema, check at once or one path or hand it to other libraries go too, with the texts of schemas that are not there: a form checks values,
 * and a body is spelled as the contract has it. Members are cast in the order in which they stand: no input is cast by what another
 * one holds. Saves a third of what yup weighs in a form.
 */
export const shakeYup = (): Plugin => ({
  name: 'shake-yup',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/yup\/index\.esm\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^(create\$?\d*\.prototype = \w+\.prototype|DateSchema\.INVALID_DATE = invalidDate);$/gm, '')
        .replace(/^import .* from 'tiny-case';$/m, '')
        .replaceAll(/^ {2}(camelCase|snakeCase|constantCase|json)\(\) \{\n.*\n {2}\}$/gm, '')
        .replaceAll(/^ {2}(?:(?:describe|deepPartial)\((?:options)?\)|get \['~standard'\]\(\)) \{\n[\s\S]*?^ {2}\}$/gm, '')
        .replaceAll(/^ {2}(?:label|meta|isValid|isValidSync|validateSync)\([^)]*\) \{\n[\s\S]*?^ {2}\}$/gm, '')
        .replaceAll(
          /^ {2}(?:partial|pick|omit|from|exact|stripUnknown|noUnknown|unknown|transformKeys)\([^)]*\) \{\n[\s\S]*?^ {2}\}$/gm,
          '',
        )
        .replace(/^var locale = [\s\S]*?^\}\);$/m, 'var locale = { mixed, object };')
        .replace(/^for \(const method of \['validate', 'validateSync'\]\) [\s\S]*?^\};$/m, '')
        .replace(/^const toString = [\s\S]*?^function printValue\([\s\S]*?^\}$/m, 'const printValue = String;')
        .replace(/^import toposort from 'toposort';$/m, '')
        .replace(/^function sortFields\([\s\S]*?^\}$/m, 'const sortFields = (fields) => Object.keys(fields).reverse();'),
  },
});
