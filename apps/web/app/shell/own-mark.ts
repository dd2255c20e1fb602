import { createContext } from 'react'

/** On the inline scripts and styles of our own while the server renders, which takes it out again; nothing in the browser. */
export const OwnMarkContext = createContext<string | undefined>(undefined)
