import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These files repeat their tests for every entity, so they take much longer than other files of their size. */
const isLoop = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/dom/registry/');

/**
 * Starts the loops over the registry before the other files of their project, so that none of them runs last while the other cores are
 * idle. Vitest orders the rest: by the times of the last run, or by size in a fresh clone.
 */
export class LoopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const ofProject = sorted.filter((file) => file.project === project);
      return [...ofProject.filter(isLoop), ...ofProject.filter((file) => !isLoop(file))];
    });
  }
}
