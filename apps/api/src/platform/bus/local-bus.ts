import type { ContentBus, Listener } from './bus.ts'

/** The bus of a single process: the embedded database is never shared. */
export function createLocalBus(): ContentBus {
  const listeners: Listener[] = []
  return {
    async publish(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe: (listener) => void listeners.push(listener),
    isTrusted: () => true,
    watchProcesses: (listener) => listener(0),
    close: async () => {},
  }
}
