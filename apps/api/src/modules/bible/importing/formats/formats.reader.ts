import type { FormatReader, SourceFiles } from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { narthexJsonReader } from './narthex-json.reader.ts'
import { openSongReader } from './opensong.reader.ts'
import { osisReader } from './osis.reader.ts'
import { swordReader } from './sword/sword.reader.ts'
import { usfmReader } from './usfm.reader.ts'
import { usfxReader } from './usfx.reader.ts'
import { usxReader } from './usx.reader.ts'
import { zefaniaReader } from './zefania.reader.ts'

/** Every format that is read; a new one adds its reader here. */
export const formatReaders: readonly FormatReader[] = [
  swordReader,
  usfmReader,
  osisReader,
  usfxReader,
  usxReader,
  zefaniaReader,
  openSongReader,
  narthexJsonReader,
]

/** The reader of what these files are. Throws `UnreadableSource` for files of no format or of several. */
export function findReader(files: SourceFiles): FormatReader {
  const [reader, ...more] = formatReaders.filter(({ detect }) => detect(files))
  if (reader && more.length === 0) return reader
  const names = (reader ? [reader, ...more] : formatReaders).map(({ format }) => format).join(', ')
  throw new UnreadableSource(
    reader ? `Files of several formats lie together: ${names}` : `No file of a known format was found: ${names}`,
  )
}
