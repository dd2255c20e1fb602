import { stored } from '@narthex/client/device/stored'

const key = 'office tab'
const lockOf = (tab: string) => `${key} ${tab}`

let name: Promise<string> | undefined

/**
 * Names this tab, over reloads too. A tab that was duplicated has the storage of the first one, whose name is taken: it gets
 * another.
 */
export const tabName = (): Promise<string> => (name ??= claimName())

async function claimName(): Promise<string> {
  const own = stored(() => sessionStorage.getItem(key))
  if (own && (await hold(own))) return own
  const fresh = crypto.randomUUID()
  stored(() => sessionStorage.setItem(key, fresh))
  await hold(fresh)
  return fresh
}

/** Holds the name until the tab is gone. Resolves to false where another tab holds it. */
function hold(tab: string): Promise<boolean> {
  const isHeld = Promise.withResolvers<boolean>()
  if (!navigator.locks) return Promise.resolve(true)
  void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
    isHeld.resolve(lock !== null)
    return lock && new Promise(() => {})
  })
  return isHeld.promise
}

/** Finds out which tabs are open. Where the browser cannot tell, none is. */
export async function findOpenTabs(): Promise<{ has(tab: string): boolean }> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map((lock) => lock.name))
  return { has: (tab) => names.has(lockOf(tab)) }
}
