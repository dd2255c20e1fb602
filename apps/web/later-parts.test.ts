import { expect, test } from 'vitest'
import { listFiles } from './later-parts.ts'

const chunks = [
  {
    fileName: 'assets/chat-1.js',
    imports: ['assets/face-2.js', 'assets/shell-3.js'],
    moduleIds: ['/web/app/chat.tsx'],
  },
  { fileName: 'assets/face-2.js', imports: ['assets/shell-3.js'], moduleIds: ['/web/app/face.tsx'] },
  { fileName: 'assets/shell-3.js', imports: [], moduleIds: ['/web/app/shell.tsx'] },
]

test('a part is its file and all that it imports, each once', () => {
  expect(listFiles(chunks, '/app/chat.tsx').toSorted()).toEqual([
    '/assets/chat-1.js',
    '/assets/face-2.js',
    '/assets/shell-3.js',
  ])
})

test('a part that the build does not have is refused', () => {
  expect(() => listFiles(chunks, '/app/gone.tsx')).toThrow('The build has no /app/gone.tsx')
})
