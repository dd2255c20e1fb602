import { expect, it } from 'vitest'
import { cleanVideoName } from './video-kinds.rules.ts'

it('a name of a video is one line without control characters, and never empty', () => {
  expect(cleanVideoName('  Culto\n\u0000de \u202edomingo ')).toBe('Culto de domingo')
  expect(cleanVideoName('\u0000')).toBe('video')
  expect(cleanVideoName('a'.repeat(500))).toHaveLength(200)
})
