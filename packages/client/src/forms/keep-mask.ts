import type { ChangeEvent } from 'react'
import { type Mask, masked } from './mask.ts'

/** Writes a field as its mask has it, before anybody reads it. */
export function keepMask(
  mask: Mask,
  before: string,
  { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
): void {
  const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward')
  const { value: text, selectionEnd } = currentTarget
  const result = masked(mask, { before, text, caret: selectionEnd ?? text.length, isForward })
  if (result.text === text) return
  currentTarget.value = result.text
  if (document.activeElement === currentTarget) currentTarget.setSelectionRange(result.caret, result.caret)
}
