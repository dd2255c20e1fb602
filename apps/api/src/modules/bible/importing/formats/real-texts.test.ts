import { describe, expect, it } from 'vitest'
import { readAll, readTexts } from './testing/read-all.ts'
import { textFile } from './testing/written-verses.ts'

/* What programs export and people type, beside what the formats say. */

const usfm = (body: string) => `\\id JUD\n\\h Livro\n\\c 1\n\\p\n${body}`
const readJude = async (body: string) => (await readTexts([textFile('a.usfm', usfm(body))])).texts

describe('USFM as people have it', () => {
  it.each([
    ['numbers glued to their words', '\\v 1Um\n\\v 2"Dois"\n\\v 3. Três', ['1 Um', '2 "Dois"', '3 Três']],
    ['markers glued to their numbers', '\\v1 Um\n\\v2-3 Dois', ['1 Um', '2-3 Dois']],
    ['markers glued to their words', '\\v 1 Um\n\\qDois\n\\pi1Três', ['1 Um Dois Três']],
    ['bridges with spaces', '\\v 1 - 2 Um\n\\v 3- 4 Dois', ['1-2 Um', '3-4 Dois']],
    ['bridges with long dashes', '\\v 1—2 Um\n\\v 3\u22124 Dois', ['1-2 Um', '3-4 Dois']],
    ['bridges with marks of direction', '\\v 1\u200f-\u200f2 Um\n\\v \u202b3\u202c Dois', ['1-2 Um', '3 Dois']],
    ['lists of verses', '\\v 1,2,3 Um\n\\v 4-5,6 Dois', ['1-3 Um', '4-6 Dois']],
    ['speech that begins with a dash', '\\v 1 — 2 homens\n\\v 2 - 1 homem', ['1 — 2 homens', '2 - 1 homem']],
    ['a path', '\\v 1 em C:\\dir\\Sub e fim', ['1 em C:\\dir\\Sub e fim']],
    ['an address', '\\v 1 em http://a.example e//fim', ['1 em http://a.example e fim']],
    ['remarks with markers', '\\v 1 Um\n\\rem \\v 2 antes\n\\p dois\n\\v 2 Três', ['1 Um dois', '2 Três']],
    ['a space before attributes', '\\v 1 \\w graça | lemma="x"\\w*.', ['1 graça.']],
    ['paragraphs of older versions', '\\v 1 Um\n\\ps dois\n\\psi três\n\\phi quatro', ['1 Um dois três quatro']],
    ['a single line', '\\v 1 Um \\v 2 Dois \\q1 três', ['1 Um', '2 Dois três']],
    ['line ends of old systems', '\\v 1 Um\r\\zx dois\r\\v 2 Três', ['1 Um dois', '2 Três']],
    [
      'alignments',
      '\\v 1 \\zaln-s |x-strong="G1"\\*\\w Um|x-occurrence="1"\\w*\\zaln-e\\*,\n\\zaln-s |x="1"\\*\\w dois|x="1"\\w*\\zaln-e\\*.',
      ['1 Um, dois.'],
    ],
    ['readings of signs', '\\v 1 \\rb 神|gloss="かみ"\\rb*は\\rb 愛|あい\\rb*', ['1 神は愛']],
  ])('with %s', async (_, body, texts) => {
    expect(await readJude(body)).toEqual(texts)
  })

  it('leaves out the verses that a sidebar quotes', async () => {
    const sidebar = '\\esb \\cat x\\cat*\n\\ms Quadro\n\\p\n\\v 3 Citação\n\\p fim do quadro\n\\esbe'
    const verses = ['1 Um', '2 Dois', '3 Três']
    expect(await readJude(`\\v 1 Um\n${sidebar}\n\\p\n\\v 2 Dois\n\\v 3 Três`)).toEqual(verses)
    expect(await readJude(`\\v 1 Um\n\\v 2 Dois\n\\v 3\n${sidebar}\n\\p Três`)).toEqual(verses)
  })

  it('keeps styles open around those that are closed, as version 3.1 nests them', async () => {
    const text = usfm('\\v 1 \\wj Um \\w dois|G1\\w* e \\nd Deus\\nd* três\\wj* fim.')
    const [first] = await readAll([textFile('a.usfm', text)])
    expect(first?.verse.trechos).toEqual([
      { inicio: 0, fim: 19, tipo: 'JESUS' },
      { inicio: 10, fim: 14, tipo: 'NOME' },
    ])
  })

  it('reads verse 0 as the title before verse 1', async () => {
    const [first, ...more] = await readAll([textFile('a.usfm', usfm('\\v 0 De \\nd Deus\\nd*\n\\v 1 Um'))])
    expect(first?.verse).toMatchObject({ versiculo: 1, texto: 'Um', titulos: ['De Deus'] })
    expect(more).toEqual([])
  })

  it.each(['utf-16le', 'utf-16be'])('is read in %s with its byte order mark', async (encoding) => {
    const bytes = Buffer.from(`\ufeff${usfm('\\v 1 Coração')}`, 'utf16le')
    const files = [{ name: 'a.usfm', bytes: encoding === 'utf-16le' ? bytes : bytes.swap16() }]
    expect((await readTexts(files)).texts).toEqual(['1 Coração'])
  })
})

const osis = (body: string) =>
  `<osis><osisText><div type="book" osisID="Jude"><chapter osisID="Jude.1">${body}</chapter></div></osisText></osis>`
const readOsis = async (body: string) => (await readTexts([textFile('a.xml', osis(body))])).texts

describe('OSIS as programs write it', () => {
  it.each([
    [
      'a sidebar with verses',
      '<verse sID="a" osisID="Jude.1.1"/>Um<div type="sidebar"><p><verse sID="z" osisID="Jude.1.2"/>x<verse eID="z"/></p></div> dois<verse eID="a"/><verse osisID="Jude.1.2">Três</verse>',
      ['1 Um dois', '2 Três'],
    ],
    [
      'a sidebar with verses that enclose their text',
      '<verse osisID="Jude.1.1">Um<div type="x-sidebar"><verse osisID="Jude.1.2">x</verse></div> dois</verse>',
      ['1 Um dois'],
    ],
    [
      'a title that is a verse',
      '<title canonical="true"><verse sID="a" osisID="Jude.1.1"/>Salmo de Davi.<verse eID="a"/></title><verse osisID="Jude.1.2">Dois</verse>',
      ['1 Salmo de Davi.', '2 Dois'],
    ],
    [
      'ranges',
      '<verse osisID="Jude.1.1-Jude.1.2">Um</verse><verse osisID="Jude.1.3">Três</verse>',
      ['1-2 Um', '3 Três'],
    ],
    ['line milestones', '<verse osisID="Jude.1.1">Um<milestone type="line"/>dois</verse>', ['1 Um dois']],
    ['quotes that go on', '<verse osisID="Jude.1.1"><milestone type="cQuote" marker="“"/>Um</verse>', ['1 “Um']],
  ])('with %s', async (_, body, texts) => {
    expect(await readOsis(body)).toEqual(texts)
  })

  it('keeps headings apart from their notes, and from the verse that ends in them', async () => {
    const body =
      '<verse sID="a" osisID="Jude.1.1"/>Um<title><verse eID="a"/>Tí<note>nota</note>tulo<lb/>dois</title><verse osisID="Jude.1.2">Dois</verse>'
    const [, second] = await readAll([textFile('a.xml', osis(body))])
    expect(second?.verse).toMatchObject({ texto: 'Dois', titulos: ['Título dois'] })
  })

  it('reads verse 0 as a title, and UTF-16 with its byte order mark', async () => {
    const text = osis('<verse osisID="Jude.1.0">De Davi</verse><verse osisID="Jude.1.1">Coração</verse>')
    const bytes = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${text}`, 'utf16le')
    const [first] = await readAll([{ name: 'a.xml', bytes }])
    expect(first?.verse).toMatchObject({ versiculo: 1, texto: 'Coração', titulos: ['De Davi'] })
  })
})

describe('Other XML as programs write it', () => {
  const zefania = (body: string) =>
    `<XMLBIBLE><BIBLEBOOK bnumber="65"><CHAPTER cnumber="1">${body}</CHAPTER></BIBLEBOOK></XMLBIBLE>`
  const readXml = async (text: string) => (await readTexts([textFile('a.xml', text)])).texts

  it.each([
    ['<VERS vnumber="1">Um<DIV>dois</DIV>três<DIV><NOTE>n</NOTE></DIV>, fim</VERS>', ['1 Um dois três, fim']],
    ['<VERS vnumber="1"><STYLE fs="italic">Um</STYLE>a <gr str="1">dois</gr></VERS>', ['1 Uma dois']],
    ['<VERS vnumber="0">De Davi</VERS><VERS vnumber="1">Um</VERS>', ['1 Um']],
    ['<VERS vnumber="1" aix="a">Um</VERS><VERS vnumber="1" aix="b">dois</VERS>', ['1 Um dois']],
  ])('Zefania parts what stands apart: %s', async (body, texts) => {
    expect(await readXml(zefania(body))).toEqual(texts)
    expect(await readXml(zefania(body).replaceAll('XMLBIBLE', 'XMLBible'))).toEqual(texts)
  })

  it('OpenSong has titles as verse 0, and breaks', async () => {
    const body = '<v n="0">De Davi</v><v n="1">Um<br/>dois <i>tr</i>ês</v><v n="2" t="3">Dois</v>'
    expect(await readXml(`<bible><b n="Judas"><c n="1">${body}</c></b></bible>`)).toEqual([
      '1 Um dois três',
      '2-3 Dois',
    ])
  })

  it.each(['esb', 'sidebar', 'periph'])('USFX leaves out verses of a %s', async (name) => {
    const body = `<p><v id="1"/>Um<${name}><p>x <v id="2"/>y<ve/></p></${name}> dois<ve/><v id="2"/>Três<ve/></p>`
    expect(await readXml(`<usfx><book id="JUD"><c id="1"/>${body}</book></usfx>`)).toEqual(['1 Um dois', '2 Três'])
  })

  it('USX leaves out verses of a sidebar', async () => {
    const body =
      '<para style="p"><verse number="1"/>Um</para><sidebar style="esb"><para style="p"><verse number="2"/>x<verse eid="z"/></para></sidebar><para style="p">dois<verse eid="a"/><verse number="2"/>Três</para>'
    expect(await readXml(`<usx version="3.0"><book code="JUD" style="id"/><chapter number="1"/>${body}</usx>`)).toEqual(
      ['1 Um dois', '2 Três'],
    )
  })
})
