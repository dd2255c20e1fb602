import { expect, test } from 'vitest'
import { phoneMask } from './masks.ts'
import { phoneEntryFor } from './phone-entry.ts'

test('in Brazil numbers are grouped while they are typed; elsewhere the calling code stands before them', () => {
  expect(phoneEntryFor('BR')).toMatchObject({ mask: phoneMask, placeholder: '+55 11 91234-5678' })
  expect(phoneEntryFor('PT')).toMatchObject({ mask: undefined, placeholder: '+351' })
  expect(phoneEntryFor('XX')).toMatchObject({ placeholder: '+' })
})
