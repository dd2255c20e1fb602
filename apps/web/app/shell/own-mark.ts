import { createContext } from 'react'

/** Marks our inline scripts and styles during server rendering; the server removes it. Undefined in the browser. */
export const OwnMarkContext = createContext<string | undefined>(undefined)
