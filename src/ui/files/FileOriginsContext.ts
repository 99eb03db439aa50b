import { createContext } from 'react';

/** The origins, beside the CMS, whose images are shown (`fileOrigins` of config.json). */
export const FileOriginsContext = createContext<readonly string[]>([]);
