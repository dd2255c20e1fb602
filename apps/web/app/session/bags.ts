import type { Tone } from '@narthex/ui/notice'
import { create } from 'zustand'

/** Who is loading or has something to say: the whole app, or a feature under its own name (specification §4). */
export type BagContext = 'GLOBAL' | (string & {})

export interface Message {
  readonly id: number
  readonly tone: Tone
  /** In the reader's language. */
  readonly text: string
}

interface Bags {
  /** How many things each context waits for. */
  readonly loading: Readonly<Record<string, number>>
  readonly messages: Readonly<Record<string, readonly Message[]>>
}

export const useBags = create<Bags>()(() => ({ loading: {}, messages: {} }))
const nothing: readonly Message[] = []
let lastId = 0

export function beginLoading(context: BagContext): void {
  useBags.setState(({ loading }) => ({ loading: { ...loading, [context]: (loading[context] ?? 0) + 1 } }))
}

/** Ends one of the context's waits; never more than were begun. */
export function endLoading(context: BagContext): void {
  useBags.setState(({ loading }) => ({ loading: { ...loading, [context]: Math.max(0, (loading[context] ?? 0) - 1) } }))
}

/** Loads in the context until the work has ended, however it ends. */
export async function during<Result>(context: BagContext, work: Promise<Result>): Promise<Result> {
  beginLoading(context)
  try {
    return await work
  } finally {
    endLoading(context)
  }
}

/** Puts a message into a context's bag; the same words are not there twice. */
export function showMessage(context: BagContext, { tone, text }: Omit<Message, 'id'>): void {
  lastId += 1
  const message = { id: lastId, tone, text }
  changeMessages(context, (shown) => [...shown.filter((other) => other.text !== text), message])
}

export function dismissMessage(context: BagContext, id: number): void {
  changeMessages(context, (shown) => shown.filter((message) => message.id !== id))
}

export function clearMessages(context: BagContext): void {
  changeMessages(context, () => nothing)
}

export function useIsLoading(context: BagContext): boolean {
  return useBags(({ loading }) => (loading[context] ?? 0) > 0)
}

export function useMessages(context: BagContext): readonly Message[] {
  return useBags(({ messages }) => messages[context] ?? nothing)
}

function changeMessages(context: BagContext, change: (shown: readonly Message[]) => readonly Message[]): void {
  useBags.setState(({ messages }) => ({ messages: { ...messages, [context]: change(messages[context] ?? nothing) } }))
}
