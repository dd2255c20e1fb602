/** The supported files: their media type and kind, by file name extension. */
export const fileTypes = {
  pdf: { type: 'application/pdf', kind: 'PDF' },
  mp3: { type: 'audio/mpeg', kind: 'AUDIO' },
  m4a: { type: 'audio/mp4', kind: 'AUDIO' },
  ogg: { type: 'audio/ogg', kind: 'AUDIO' },
  wav: { type: 'audio/wav', kind: 'AUDIO' },
  mp4: { type: 'video/mp4', kind: 'VIDEO' },
  mov: { type: 'video/quicktime', kind: 'VIDEO' },
  '3gp': { type: 'video/3gpp', kind: 'VIDEO' },
  webm: { type: 'video/webm', kind: 'VIDEO' },
  vtt: { type: 'text/vtt', kind: 'LEGENDA' },
} as const
export type FileEnding = keyof typeof fileTypes
export const fileKinds = ['PDF', 'AUDIO', 'VIDEO', 'LEGENDA'] as const
export type FileKind = (typeof fileKinds)[number]

/** The path of a church's file. `?download` makes browsers save it. */
export function fileAddress(codigo: string, ending: FileEnding): string {
  return `/media/files/${codigo}.${ending}`
}

const address = /^\/media\/files\/([\w-]{22})\.([a-z\d]{3,4})$/

/** The inverse of `fileAddress`; undefined for any other path. */
export function fileAt(path: string): { codigo: string; ending: FileEnding; kind: FileKind } | undefined {
  const [, codigo, ending = ''] = address.exec(path) ?? []
  if (!codigo || !isEnding(ending)) return undefined
  return { codigo, ending, kind: fileTypes[ending].kind }
}

const isEnding = (text: string): text is FileEnding => Object.hasOwn(fileTypes, text)
