import { readKmz } from './readKmz';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(readKmz(data)));
