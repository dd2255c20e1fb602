import type { Tone } from '@narthex/ui/notice'
import { create } from 'zustand'

/** The scope of loading states and messages: the whole app, or a feature by its name (a "bag" in specification §4). */
export type StatusContext = 'GLOBAL' | (string & {})

export interface Message {
  readonly id: number
  readonly tone: Tone
  /** Text in the reader's language. */
  readonly text: string
  /** Action that the message offers, such as undo. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
}

interface Statuses {
  /** Pending operations per context. */
  readonly loading: Readonly<Record<string, number>>
  readonly messages: Readonly<Record<string, readonly Message[]>>
}

export const useStatus = create<Statuses>()(() => ({ loading: {}, messages: {} }))
const nothing: readonly Message[] = []
let lastId = 0

export function beginLoading(context: StatusContext): void {
  useStatus.setState(({ loading }) => ({ loading: { ...loading, [context]: (loading[context] ?? 0) + 1 } }))
}

/** Ends one operation of the context; the count never falls below zero. */
export function endLoading(context: StatusContext): void {
  useStatus.setState(({ loading }) => ({
    loading: { ...loading, [context]: Math.max(0, (loading[context] ?? 0) - 1) },
  }))
}

/** Marks the context as loading until the work settles. */
export async function during<Result>(context: StatusContext, work: Promise<Result>): Promise<Result> {
  beginLoading(context)
  try {
    return await work
  } finally {
    endLoading(context)
  }
}

/** Adds a message to the context; it replaces one with the same text. */
export function showMessage(context: StatusContext, { tone, text, action }: Omit<Message, 'id'>): void {
  lastId += 1
  const message = { id: lastId, tone, text, action }
  changeMessages(context, (shown) => [...shown.filter((other) => other.text !== text), message])
}

export function dismissMessage(context: StatusContext, id: number): void {
  changeMessages(context, (shown) => shown.filter((message) => message.id !== id))
}

export function clearMessages(context: StatusContext): void {
  changeMessages(context, () => nothing)
}

export function useIsLoading(context: StatusContext): boolean {
  return useStatus(({ loading }) => (loading[context] ?? 0) > 0)
}

export function useMessages(context: StatusContext): readonly Message[] {
  return useStatus(({ messages }) => messages[context] ?? nothing)
}

function changeMessages(context: StatusContext, change: (shown: readonly Message[]) => readonly Message[]): void {
  useStatus.setState(({ messages }) => ({ messages: { ...messages, [context]: change(messages[context] ?? nothing) } }))
}
