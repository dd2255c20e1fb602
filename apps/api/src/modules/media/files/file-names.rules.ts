import type { FileEnding } from '@narthex/contract/media/file-address'

/** Signs that no file system, header or reader takes for something else. */
const unfit = /[\p{C}\p{Zl}\p{Zp}"*:<>?|;]/gu

/** The name that a file is saved under: no path, nothing that is read as more than a name, and its own ending. */
export function cleanFileName(given: string, ending: FileEnding): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const bare = last.replace(unfit, ' ').replace(/\.[a-z\d]{1,5}\s*$/i, '')
  const tidy = [...bare.replace(/\s+/g, ' ')]
    .slice(0, 100)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return `${tidy || 'file'}.${ending}`
}
