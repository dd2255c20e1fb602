import { trimUnseen } from '@narthex/contract/pasted-text'
import * as z from 'zod/mini'

/**
 * The wire's rules over fields that hold text: `toWire` makes of what stands in them what the wire knows, with null for
 * what was left empty; what is wrong is told at the field of the same name.
 */
export function textForm<Typed extends z.ZodMiniType, Output>(
  typed: Typed,
  toWire: (values: z.output<Typed>) => unknown,
  // biome-ignore lint/suspicious/noExplicitAny: whatever the wire takes; the rules look at it themselves
  wire: z.ZodMiniType<Output, any>,
): z.ZodMiniType<Output, z.input<Typed>> {
  return z.pipe(z.pipe(typed, z.transform(toWire)), wire as z.ZodMiniType<Output, unknown>)
}

/** Parses a field's text; null if it is empty. */
export function said<T = string>(value: string, read: (value: string) => T = (text) => text as T): T | null {
  const trimmed = trimUnseen(value)
  return trimmed === '' ? null : read(trimmed)
}
