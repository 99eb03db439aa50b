/** Something that needs some of the machine's cores for a while. */
export type Job = { cores: number; seconds: number; start: () => Promise<void> };

/**
 * Runs jobs side by side, so that the cores of all running jobs together never exceed those of the machine. The longest job starts
 * first. A job that needs every core waits until it is alone, after all others. Resolves when all jobs have ended.
 */
export const runSideBySide = async (jobs: readonly Job[], cores: number) => {
  const needsAll = (job: Job) => job.cores >= cores;
  const waiting = jobs.toSorted((a, b) => Number(needsAll(a)) - Number(needsAll(b)) || b.seconds - a.seconds);
  const running = new Set<Promise<void>>();
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((job) => Math.min(job.cores, cores) <= free);
    if (next === -1) {
      await Promise.race(running);
      continue;
    }
    const [job] = waiting.splice(next, 1);
    const used = Math.min(job!.cores, cores);
    free -= used;
    const ended: Promise<void> = job!.start().finally(() => {
      free += used;
      running.delete(ended);
    });
    running.add(ended);
    if (waiting.length === 0) await Promise.race(running);
  }
};
