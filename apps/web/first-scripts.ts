import { minifySync, type Plugin } from 'vite'
import { firstScript } from './app/document/first-script.ts'
import { firstTouches } from './app/document/first-touches.ts'

const id = 'virtual:first-scripts'

/** The inline scripts of a page, as it carries them: every first visit has their bytes. */
export const firstScripts = {
  state: minifySync('first-script.js', firstScript).code,
  touches: minifySync('first-touches.js', firstTouches).code,
}

/** Gives the server the inline scripts: `virtual:first-scripts`. */
export function firstScriptsPlugin(): Plugin {
  return {
    name: 'first-scripts',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => (name === `\0${id}` ? `export const firstScripts = ${JSON.stringify(firstScripts)}` : undefined),
  }
}
