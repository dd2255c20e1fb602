import type { CardChoice } from './card-picker.tsx'

/** A card as the calls about recurring gifts take it. */
export function toCardFields(choice: CardChoice) {
  return 'savedId' in choice ? { idCartao: choice.savedId } : { tokenCartao: choice.token }
}
