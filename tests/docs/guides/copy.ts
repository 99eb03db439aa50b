/** The copy of the project in which all guides are followed. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addToContract, applyBlocks, blocksOf, contractCommands, edited, root } from './page';

/** A page of the docs that a reader follows step by step, and the tests of what comes of it. */
export type Guide = {
  page: string;
  /** The entities that the page adds or changes. */
  entities?: readonly string[];
  /** Those of them that the tests over the registry open in the browser. Default: all. */
  openedEntities?: readonly string[];
  /**
   * The tests of the copy that the page adds or may break: files, or single tests of a file that takes long.
   * @example "tests/dom/contents/officeForm.test.tsx#a new office is sent"
   */
  testsOfCopy?: readonly string[];
  /** Adds to the copy what the tests need beyond the page, before anything is built. */
  prepare?: (copy: Copy) => void;
  /** Files with a mistake that the type check or the linter has to report, by their paths. Nothing imports them. */
  mistakes?: (copy: Copy) => Record<string, string>;
  /** Defines the tests of the page beyond those that every guide has. */
  tests: (copy: Copy) => void;
};

/** The tests that list the rights of every entity and call. */
export const rightsTests = ['tests/resources/access.test.ts', 'tests/contract/authorisation.test.ts#each call of the contract is in a row'];

export type Output = { status: number; stdout: string; stderr: string };

export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'guides-'));
  /** The files that each page has created or changed. */
  private readonly files = new Map<string, Set<string>>();
  /** Why a page could not be followed. */
  private readonly failures = new Map<string, Error>();
  private readonly mistakes = new Set<string>();
  private readonly results = new Map<string, Promise<unknown>>();
  private current?: Set<string>;

  constructor(readonly guides: readonly Guide[]) {}

  /** Copies the project and follows every guide. A guide that fails leaves no file behind and does not stop the others. */
  create = async () => {
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const name of listed
      .trim()
      .split('\n')
      .filter((each) => existsSync(join(root, each)))) {
      mkdirSync(dirname(join(this.folder, name)), { recursive: true });
      cpSync(join(root, name), join(this.folder, name));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    const commands = this.guides.flatMap(this.follow);
    // the command generates the types of the whole contract, so the last one is enough to try
    for (const command of commands.slice(0, -1)) addToContract(this.folder, command);
    if (commands.length > 0) await this.demand('sh', '-c', commands.at(-1)!);
  };

  private follow = (guide: Guide) => {
    try {
      const blocks = blocksOf(guide.page);
      this.current = new Set(applyBlocks(this.folder, blocks));
      this.files.set(guide.page, this.current);
      guide.prepare?.(this);
      this.current = undefined;
      for (const [file, text] of Object.entries(guide.mistakes?.(this) ?? {})) {
        this.write(file, text);
        this.mistakes.add(file);
      }
      return contractCommands(blocks);
    } catch (error) {
      this.failures.set(guide.page, error as Error);
      return [];
    }
  };

  /** The files that a page has created or changed. @throws Error when the page could not be followed */
  filesOf = (page: string) => {
    const failure = this.failures.get(page);
    if (failure) throw failure;
    return [...this.files.get(page)!];
  };
  /** The files that guides have changed, those with mistakes included. */
  changedFiles = () => [...new Set([...this.files.values()].flatMap((each) => [...each])), ...this.mistakes];
  /** The tests that have to pass in the copy, as guides name them. */
  testsOfCopy = () => [...new Set(this.followed().flatMap(({ testsOfCopy = [] }) => testsOfCopy))];
  entities = () => this.followed().flatMap(({ entities = [] }) => entities);
  openedEntities = () => this.followed().flatMap(({ entities = [], openedEntities = entities }) => openedEntities);
  private followed = () => this.guides.filter(({ page }) => !this.failures.has(page));

  path = (file: string) => join(this.folder, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  write = (file: string, text: string) => {
    this.current?.add(file);
    writeFileSync(this.path(file), text);
  };
  edit = (file: string, mark: string, text: string) => this.write(file, edited(file, this.read(file), mark, text));

  /** Runs a command in the copy. */
  run = (command: string, args: readonly string[], env: Record<string, string> = {}) =>
    new Promise<Output>((resolve, reject) => {
      // a build in the environment of a test runner is one for development, and the tests of a copy record no modules
      const own = { NODE_ENV: undefined, TRACE_MODULES: undefined };
      const options = { cwd: this.folder, maxBuffer: 1 << 28, env: { ...process.env, ...own, ...env } };
      const child = execFile(command, args, options, (error, stdout, stderr) => {
        if (error && child.exitCode === null) reject(error);
        else resolve({ status: child.exitCode ?? 1, stdout, stderr });
      });
    });
  /** Runs the program of a package. */
  node = (program: string, args: readonly string[], env?: Record<string, string>) =>
    this.run(process.execPath, [`node_modules/${program}`, ...args], env);
  /** Runs a command that has to succeed. @throws Error with what it printed */
  demand = async (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = await this.run(command, args);
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  };

  /** Does something when it is first needed, and returns the same result from then on. */
  once = <T>(name: string, run: () => Promise<T>) => {
    const result = this.results.get(name) ?? run();
    this.results.set(name, result);
    return result as Promise<T>;
  };
  /** Builds the portal of the copy and returns the folder. The tests over the registry find the same build there. */
  build = () =>
    this.once('build', async () => {
      const script = "const { build } = await import('./scripts/build.mjs'); console.log(`built into ${build()}`);";
      const printed = await this.demand(process.execPath, '--input-type=module', '-e', script);
      return this.path(/built into (.+)/.exec(printed)![1]!);
    });
  /** Builds the portal once more, into another folder of the copy. */
  buildAgain = async () => {
    const options = ['--logLevel', 'error', '--outDir', 'built-again', '--emptyOutDir'];
    await this.demand(process.execPath, 'node_modules/vite/bin/vite.js', 'build', ...options);
    return this.path('built-again');
  };

  remove = () => rmSync(this.folder, { recursive: true, force: true });
}
