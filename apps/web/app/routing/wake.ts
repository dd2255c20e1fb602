/** When a sleeping page starts the app by itself; without one, at the first touch that needs it. */
export type Wakes = 'touch' | 'rest' | 'load'

/** The type that keeps the app's module script from running by itself. */
export const inertScriptType = 'text/app'

/** On a style that the server wrote into the page: the address of the sheet that it stands for. */
export const sheetAttribute = 'data-sheet'

/** Dispatched on the window once the app controls the page; its detail resolves once the app knows who is there. */
export const awakeEvent = 'narthex:awake'
export type AwakeEvent = CustomEvent<Promise<unknown>>

/** Dispatch it on the window to start the app. */
export const wakeEvent = 'narthex:wake'

const suffix = '.wake'
/** Stands for the site's own `/`, as the router has it for its data. */
const rootName = '_'

/** The address of the data that a page hydrates with. */
export function wakePath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}${rootName}${suffix}` : `${pathname}${suffix}`
}

/** The page that a wake address belongs to; undefined where it is none. */
export function pageOfWakePath(path: string): string | undefined {
  if (!path.endsWith(suffix)) return undefined
  const page = path.slice(0, -suffix.length)
  return page.endsWith(`/${rootName}`) ? page.slice(0, -rootName.length) : page
}
