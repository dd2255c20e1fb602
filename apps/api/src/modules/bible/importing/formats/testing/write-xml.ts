import { bookNumber } from '@narthex/contract/bible/books'
import type { SourceFile } from '../../parsed-translation.ts'
import { paratextCode } from './write-usfm.ts'
import { escapeXml, groupByBook, textFile, type WrittenPiece, type WrittenVerse } from './written-verses.ts'

type Piece = (piece: WrittenPiece) => string

const joinPieces = (verse: WrittenVerse, write: Piece) => verse.pieces.map(write).join(' ')

export const osisPiece: Piece = ({ words, kind, note }) => {
  const text = escapeXml(words)
  const marked =
    kind === 'JESUS'
      ? `<q who="Jesus" marker="">${text}</q>`
      : kind === 'ACRESCIMO'
        ? `<transChange type="added">${text}</transChange>`
        : kind === 'NOME'
          ? `<divineName>${text}</divineName>`
          : text
  return marked + (note ? `<note type="explanation">${escapeXml(note)}</note>` : '')
}

/** OSIS markup before a verse: heading, paragraph, line. */
export const osisBefore = ({ heading, isParagraph, indent = 0 }: WrittenVerse) =>
  (heading ? `<title>${escapeXml(heading)}</title>` : '') +
  (isParagraph ? '<div type="x-p" sID="p"/>' : '') +
  (indent > 0 ? `<l level="${indent}" sID="l"/>` : '')

/** `isMilestone`: verses as empty elements at their beginning and end. */
export function writeOsis(verses: readonly WrittenVerse[], isMilestone = false): SourceFile {
  const writeVerse = (verse: WrittenVerse) => {
    const id = `${verse.book}.${verse.chapter}.${verse.verse}`
    const text = joinPieces(verse, osisPiece)
    return isMilestone
      ? `${osisBefore(verse)}<verse osisID="${id}" sID="${id}"/>${text}<verse eID="${id}"/>`
      : `${osisBefore(verse)}<verse osisID="${id}">${text}</verse>`
  }
  const books = groupByBook(verses).map(
    ([book, chapters]) =>
      `<div type="book" osisID="${book}"><title type="main">Livro</title>${[...chapters]
        .map(([chapter, own]) => `<chapter osisID="${book}.${chapter}">\n${own.map(writeVerse).join('\n')}</chapter>`)
        .join('')}</div>`,
  )
  return textFile(
    'ensaio.osis.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace">
<osisText osisIDWork="Ensaio" xml:lang="por"><header><work osisWork="Ensaio"><title>Texto de ensaio</title>
<identifier>Ensaio</identifier><rights>Domínio público</rights><refSystem>Bible.KJV</refSystem></work>
<work osisWork="strong"><title>Outra obra</title></work></header>${books.join('\n')}</osisText></osis>`,
  )
}

const markerOf = { JESUS: 'wj', ACRESCIMO: 'add', NOME: 'nd' } as const

export function writeUsfx(verses: readonly WrittenVerse[]): SourceFile {
  const piece: Piece = ({ words, kind, note }) => {
    const name = kind ? markerOf[kind] : undefined
    const text = name ? `<${name}>${escapeXml(words)}</${name}>` : escapeXml(words)
    return text + (note ? `<f caller="+"><fr>1:1</fr><ft>${escapeXml(note)}</ft></f>` : '')
  }
  const writeVerse = (verse: WrittenVerse) =>
    (verse.heading ? `<s level="1">${escapeXml(verse.heading)}</s>` : '') +
    (verse.isParagraph ? '<p/>' : verse.heading ? '<p sfm="nb"/>' : '') +
    (verse.indent ? `<q level="${verse.indent}"/>` : '') +
    `<v id="${verse.verse}"/>${joinPieces(verse, piece)}<ve/>`
  const books = groupByBook(verses).map(
    ([book, chapters]) =>
      `<book id="${paratextCode(book)}"><id>Ensaio</id><h>Livro</h><p sfm="mt">Livro</p>${[...chapters]
        .map(([chapter, own]) => `<c id="${chapter}"/>\n${own.map(writeVerse).join('\n')}`)
        .join('')}</book>`,
  )
  return textFile('ensaio_usfx.xml', `<usfx><languageCode>por</languageCode>${books.join('\n')}</usfx>`)
}

export function writeUsx(verses: readonly WrittenVerse[]): SourceFile[] {
  const piece: Piece = ({ words, kind, note }) => {
    const text = kind ? `<char style="${markerOf[kind]}">${escapeXml(words)}</char>` : escapeXml(words)
    const ref = '<char style="fr">1:1</char>'
    return text + (note ? `<note caller="+" style="f">${ref}<char style="ft">${escapeXml(note)}</char></note>` : '')
  }
  const styleOf = ({ isParagraph, indent }: WrittenVerse) => (indent ? `q${indent}` : isParagraph ? 'p' : 'nb')
  return groupByBook(verses).map(([book, chapters]) => {
    const text = [...chapters].map(([chapter, own]) => {
      const lines = own.map((verse) => {
        const id = `${paratextCode(book)} ${chapter}:${verse.verse}`
        const heading = verse.heading ? `<para style="s1">${escapeXml(verse.heading)}</para>` : ''
        const stanza = verse.indent && verse.isParagraph ? '<para style="b"/>' : ''
        const start = `<verse number="${verse.verse}" style="v" sid="${id}"/>`
        return `${heading}${stanza}<para style="${styleOf(verse)}">${start}${joinPieces(verse, piece)}<verse eid="${id}"/></para>`
      })
      return `<chapter number="${chapter}" style="c" sid="x"/>${lines.join('\n')}<chapter eid="x"/>`
    })
    const head = `<book code="${paratextCode(book)}" style="id">Ensaio</book><para style="mt1">Livro</para>`
    return textFile(`${paratextCode(book)}.usx`, `<usx version="3.0">${head}${text.join('')}</usx>`)
  })
}

export function writeZefania(verses: readonly WrittenVerse[]): SourceFile {
  const piece: Piece = ({ words, kind, note }) =>
    (kind === 'NOME' ? `<STYLE fs="divineName">${escapeXml(words)}</STYLE>` : escapeXml(words)) +
    (note ? `<NOTE>${escapeXml(note)}</NOTE>` : '')
  const books = groupByBook(verses).map(
    ([book, chapters]) =>
      `<BIBLEBOOK bnumber="${bookNumber(book)}" bname="Livro">${[...chapters]
        .map(
          ([chapter, own]) =>
            `<CHAPTER cnumber="${chapter}">${own
              .map(
                (verse) =>
                  (verse.heading ? `<CAPTION>${escapeXml(verse.heading)}</CAPTION>` : '') +
                  `<VERS vnumber="${verse.verse}">${joinPieces(verse, piece)}</VERS>`,
              )
              .join('\n')}</CHAPTER>`,
        )
        .join('')}</BIBLEBOOK>`,
  )
  const head = '<title>Texto de ensaio</title><language>POR</language><identifier>ENS</identifier>'
  return textFile('ensaio.xml', `<XMLBIBLE><INFORMATION>${head}</INFORMATION>${books.join('\n')}</XMLBIBLE>`)
}

export function writeOpenSong(verses: readonly WrittenVerse[]): SourceFile {
  const books = groupByBook(verses).map(
    ([book, chapters]) =>
      `<b n="${book}">${[...chapters]
        .map(
          ([chapter, own]) =>
            `<c n="${chapter}">${own
              .map((verse) => `<v n="${verse.verse}">${joinPieces(verse, ({ words }) => escapeXml(words))}</v>`)
              .join('\n')}</c>`,
        )
        .join('')}</b>`,
  )
  return textFile('Ensaio', `<?xml version="1.0"?><bible>${books.join('\n')}</bible>`)
}
