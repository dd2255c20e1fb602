import { findParentOrigin, isFramed } from '@narthex/client/device/parent-window'

/** Messages of the embedded chat to its parent page (docs/embedding.md). Never with a name or a text of the chat. */
export type ChatAnnouncement =
  | { readonly type: 'narthex:chat:ready'; readonly channel: string }
  | { readonly type: 'narthex:chat:unread'; readonly count: number }
  | { readonly type: 'narthex:chat:message-sent'; readonly id: number }

/** Commands that the parent page may send. */
export type ChatCommand = 'narthex:chat:focus' | 'narthex:chat:hello'
const commands: readonly unknown[] = ['narthex:chat:focus', 'narthex:chat:hello'] satisfies ChatCommand[]

/**
 * Tells the page around the chat. The browser admits only embedders that the church lists (decision 0054), and a message
 * is addressed to the embedder's origin: a page that has taken its place in the meantime does not get it.
 */
export function announce(announcement: ChatAnnouncement): void {
  const origin = findParentOrigin()
  if (origin) window.parent.postMessage(announcement, origin)
}

/** Subscribes to commands of the page around the chat; those of any other window or origin are ignored. */
export function onCommand(handle: (command: ChatCommand) => void): () => void {
  if (!isFramed()) return () => {}
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== findParentOrigin()) return
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
    if (commands.includes(type)) handle(type as ChatCommand)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
