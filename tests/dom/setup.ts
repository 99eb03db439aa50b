/** Runs for each test file. The files of a worker share their modules: no test starts with the messages of another one. */
import { beforeEach } from 'vitest';
import { toastStore } from '../../src/ui/toasts/toasts';

beforeEach(() => toastStore.get().forEach(({ id }) => toastStore.dismiss(id)));
