import type { FileEnding } from '@narthex/contract/media/file-address'
import { withoutEnd } from '@narthex/contract/text-ends'

/** Characters with a special meaning in file systems, headers or text direction. */
const unsafeCharacters = /[\p{C}\p{Zl}\p{Zp}"*:<>?|;]/gu

/** Makes a download name safe: no path, no special characters, and the detected extension. */
export function cleanFileName(given: string, ending: FileEnding): string {
  const baseName = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const bare = baseName.replace(unsafeCharacters, ' ').replace(/\.[a-z\d]{1,5}\s*$/i, '')
  const short = [...bare.replace(/\s+/g, ' ')].slice(0, 100).join('')
  const tidy = withoutEnd(short.replace(/^[\s.]+/, ''), /[\s.]/)
  return `${tidy || 'file'}.${ending}`
}
