/** A part of a text that readers may stumble over, in its order. Positions are those of the document. */
export type TextPart =
  | { readonly kind: 'heading'; readonly at: number; readonly level: number; readonly text: string }
  | { readonly kind: 'image'; readonly at: number; readonly alt: string; readonly isDecorative: boolean }
  | {
      readonly kind: 'link'
      readonly at: number
      readonly end: number
      readonly href: string
      readonly isAllowed: boolean
      readonly text: string
    }

export type TextFaultKind =
  | 'imageUndescribed'
  | 'imageFileName'
  | 'headingEmpty'
  | 'headingStart'
  | 'headingSkip'
  | 'linkNowhere'
  | 'linkEmpty'
  | 'linkVague'
  | 'linkAddress'

/** A remark on a part of a text, for its writer. */
export interface TextFault {
  readonly kind: TextFaultKind
  readonly part: TextPart
  /** The level that a heading should have. */
  readonly level?: number
}

/** Level of the largest heading of a text: the page's title stands above it. */
export const topLevel = 2

/** Finds what keeps readers from following a text, in its order. Nothing of it keeps the text from being saved. */
export function findFaults(parts: readonly TextPart[], top = topLevel): TextFault[] {
  const faults: TextFault[] = []
  let level = top - 1
  for (const part of parts) {
    if (part.kind === 'heading') {
      faults.push(...checkHeading(part, level, top))
      if (hasWords(part.text)) level = part.level
    } else faults.push(...(part.kind === 'image' ? checkImage(part) : checkLink(part)))
  }
  return faults
}

type Part<Kind extends TextPart['kind']> = Extract<TextPart, { kind: Kind }>

/** A heading is at most one level below the one before it; an empty one is no heading for those that follow. */
function checkHeading(part: Part<'heading'>, before: number, top: number): TextFault[] {
  if (!hasWords(part.text)) return [{ kind: 'headingEmpty', part }]
  if (part.level < top) return [{ kind: 'headingStart', part, level: top }]
  if (part.level <= before + 1) return []
  return [{ kind: before < top ? 'headingStart' : 'headingSkip', part, level: before + 1 }]
}

const fileName = /\.(?:jpe?g|png|webp|gif|avif|heic|svg)$/i
/** Names that cameras and messengers give. */
const cameraName = /^(?:img|dsc|dscn|pxl|photo|foto|image|imagem|imagen|screenshot|whatsapp image)[\s_-]?[\d\s_.:-]*$/i

function checkImage(part: Part<'image'>): TextFault[] {
  const alt = part.alt.trim()
  if (alt === '') return part.isDecorative ? [] : [{ kind: 'imageUndescribed', part }]
  return fileName.test(alt) || cameraName.test(alt) ? [{ kind: 'imageFileName', part }] : []
}

function checkLink(part: Part<'link'>): TextFault[] {
  if (!part.isAllowed) return [{ kind: 'linkNowhere', part }]
  const words = normalise(part.text)
  if (words === '') return [{ kind: 'linkEmpty', part }]
  if (vagueWords.has(words)) return [{ kind: 'linkVague', part }]
  return bareAddress.test(part.text.trim()) ? [{ kind: 'linkAddress', part }] : []
}

/** An address as machines read it; `igreja.org`, an e-mail or a telephone number are names that people say. */
const bareAddress = /^(?:https?:\/\/|www\.)\S+$|^[\p{L}\p{N}.-]+\.\p{L}{2,}\/\S+$/iu

const hasWords = (text: string) => normalise(text) !== ''

/** Letters and digits of a text, without case and accents, a space between words. */
const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Link texts that say nothing apart from their sentence, in the languages of the product; all are found in each. */
const vagueWords = new Set(
  [
    'aqui, clique, clique aqui, clica aqui, clicar aqui, acesse, acesse aqui, acesse o link, leia, leia mais',
    'ler mais, leia aqui, saiba mais, saiba mais aqui, veja, veja mais, veja aqui, ver mais, mais',
    'mais informacoes, confira, confira aqui, link, o link, este link, neste link, nesse link, continue lendo',
    'toque aqui, baixe aqui, baixar, pagina, site, esta pagina',
    'here, click, click here, tap here, press here, read, read more, read here, more, more info',
    'more information, learn more, see more, see here, find out more, this link, the link, this page',
    'continue reading, details, download, download here, website, page, visit, go',
    'haga clic, haga clic aqui, haz clic, haz clic aqui, clic aqui, pulse aqui, toque, aca, lea mas, leer mas',
    'lee mas, mas, mas informacion, ver, vea mas, conozca mas, sepa mas, saber mas, enlace, este enlace',
    'el enlace, en este enlace, siga leyendo, descargar, sitio, descargue aqui',
  ].flatMap((line) => line.split(', ')),
)
