import { readTable, type TableQuestion } from './readTable';

addEventListener('message', ({ data }: MessageEvent<TableQuestion>) => postMessage(readTable(data)));
