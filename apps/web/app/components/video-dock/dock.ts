import type { ReactNode } from 'react'
import { create } from 'zustand'

/** A video that goes on from page to page. */
export interface Docked {
  /** Name of the video that is played, such as `live/7`. */
  readonly name: string
  /** Element that moves between the page that shows the video and the dock. The content draws into it by a portal. */
  readonly host: HTMLElement
  readonly content: ReactNode
}

/** Video of this document. Without a slot it is in the dock. */
export const useDock = create<{ readonly docked: Docked | undefined; readonly slot: HTMLElement | undefined }>()(
  () => ({ docked: undefined, slot: undefined }),
)

/** Inside the frame of the dock. */
let home: HTMLElement | undefined

export function setHome(element: HTMLElement | null): void {
  home = element ?? undefined
}

/** Begins a video in a slot of the page. Belongs into the touch that asks for it, since browsers block sound otherwise. */
export function openDock(name: string, slot: HTMLElement, draw: (host: HTMLElement) => ReactNode): void {
  closeDock()
  const host = document.createElement('div')
  host.className = 'size-full'
  slot.append(host)
  useDock.setState({ docked: { name, host, content: draw(host) }, slot })
}

/** Draws the same video with other properties. */
export function redrawDock(name: string, draw: (host: HTMLElement) => ReactNode): void {
  const { docked } = useDock.getState()
  if (docked?.name === name) useDock.setState({ docked: { ...docked, content: draw(docked.host) } })
}

/** Ends the video, wherever it is. */
export function closeDock(): void {
  const { docked } = useDock.getState()
  if (!docked) return
  docked.host.remove()
  useDock.setState({ docked: undefined, slot: undefined })
}

/** The page shows the video. */
export function enterSlot(slot: HTMLElement): void {
  const { docked } = useDock.getState()
  if (!docked) return
  if (docked.host.parentElement !== slot) move(docked.host, slot)
  useDock.setState({ slot })
}

/** The page goes: the video has to be in the dock before the elements around it are removed. */
export function leaveSlot(): void {
  const { docked, slot } = useDock.getState()
  if (!docked || !slot) return
  if (home) move(docked.host, home)
  useDock.setState({ slot: undefined })
}

/** Moves the host. Where the browser cannot move frames, another service's player loads again, at its position. */
function move(host: HTMLElement, to: HTMLElement): void {
  if ('moveBefore' in to && host.isConnected && to.isConnected) to.moveBefore(host, null)
  else to.append(host)
}
