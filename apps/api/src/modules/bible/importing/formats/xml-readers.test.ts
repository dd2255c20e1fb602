import { describe, expect, it } from 'vitest'
import { readAll } from './testing/read-all.ts'
import { textFile } from './testing/written-verses.ts'

const osis = (body: string, head = '') =>
  `${head}<osis><osisText><div type="book" osisID="John"><chapter osisID="John.1">${body}</chapter></div></osisText></osis>`
const read = async (text: string) => {
  const verses = await readAll([textFile('a.xml', text)])
  return verses.map(({ book, chapter, verse: { versiculo, ate, texto } }) =>
    [`${book} ${chapter}:${versiculo}${ate ? `-${ate}` : ''}`, texto].join(' '),
  )
}

describe('XML that is made to harm', () => {
  const entities = '<!DOCTYPE osis [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&b;">]>'

  it.each([
    ['entities of its own', osis('<verse osisID="John.1.1">&b;</verse>', entities), 'declares entities of its own'],
    [
      'an entity of a file',
      osis('', '<!DOCTYPE osis [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'entities of its own',
    ],
    ['an entity that is not declared', osis('<verse osisID="John.1.1">&b;</verse>'), 'undefined entity'],
    ['elements without an end', osis('<seg>'.repeat(100)), 'nested too deeply'],
    ['elements that cross', osis('<verse osisID="John.1.1">a</chapter></verse>'), 'not well-formed'],
    ['no end', osis('<verse osisID="John.1.1">a').slice(0, -60), 'not well-formed'],
    ['another encoding', osis('', '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'It is in ISO-8859-1; convert it'],
  ])('with %s is refused', async (_, text, message) => {
    await expect(read(text)).rejects.toMatchObject({
      name: 'UnreadableSource',
      message: expect.stringContaining(message),
    })
  })

  it('in bytes that are no UTF-8 is refused', async () => {
    const bytes = Buffer.from(osis('<verse osisID="John.1.1">Cântico</verse>'), 'latin1')
    await expect(readAll([{ name: 'a.xml', bytes }])).rejects.toThrow('a.xml is not encoded in UTF-8')
  })

  it('with a document type that only names one is read', async () => {
    const text = osis('<verse osisID="John.1.1">Um &lt;dois&gt;</verse>', '<!DOCTYPE osis SYSTEM "osis.dtd">')
    expect(await read(text)).toEqual(['John 1:1 Um <dois>'])
  })
})

describe('OSIS', () => {
  it('puts verses of several ids into one, and leaves out introductions and pictures', async () => {
    const intro =
      '<div type="introduction"><title>Antes</title><p>Palavras</p></div><figure><caption>a</caption></figure>'
    const verses =
      '<verse osisID="John.1.1 John.1.2">Um dois.</verse><verse osisID="John.1.3" sID="a"/>Três.<verse eID="a"/> Fora.'
    expect(await read(osis(intro + verses))).toEqual(['John 1:1-2 Um dois.', 'John 1:3 Três.'])
  })

  it.each([
    [
      'a verse twice',
      '<verse osisID="John.1.1">a</verse><verse osisID="John.1.1">b</verse>',
      'John 1:1 is there twice',
    ],
    ['an unknown book', '<verse osisID="Jean.1.1">a</verse>', 'There is no book "Jean"'],
    ['an id that is none', '<verse osisID="João 1">a</verse>', 'is no verse that can be read'],
  ])('with %s is refused', async (_, body, message) => {
    await expect(read(osis(body))).rejects.toThrow(message)
  })
})

describe('Zefania', () => {
  const book = (body: string, number = 43) =>
    `<XMLBIBLE><BIBLEBOOK bnumber="${number}"><CHAPTER cnumber="1">${body}</CHAPTER></BIBLEBOOK></XMLBIBLE>`

  it('reads bridges, breaks and styles, and leaves out prologues', async () => {
    const body =
      '<PROLOG vref="1">Antes</PROLOG><VERS vnumber="1" enumber="2">Um<BR art="x-nl"/>dois <STYLE css="a">três</STYLE></VERS>'
    expect(await read(book(body))).toEqual(['John 1:1-2 Um dois três'])
  })

  it.each([
    ['a book number that no Bible has', book('<VERS vnumber="1">a</VERS>', 0), 'There is no book "0"'],
    ['a verse without a number', book('<VERS>a</VERS>'), 'is no verse'],
  ])('with %s is refused', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})

describe('OpenSong', () => {
  const bible = (names: readonly string[]) =>
    `<bible>${names.map((name) => `<b n="${name}"><c n="1"><v n="1">a</v></c></b>`).join('')}</bible>`

  it.each([
    ['1 Coríntios', '1Cor'],
    ['I Corinthians', '1Cor'],
    ['Génesis', 'Gen'],
    ['APOCALIPSE', 'Rev'],
    ["Solomon's Song", 'Song'],
    ['Jó', 'Job'],
  ])('finds the book %s', async (name, id) => {
    expect(await read(bible([name]))).toEqual([`${id} 1:1 a`])
  })

  it('takes names of another language by their places where all 66 are there, and refuses them otherwise', async () => {
    const names = Array.from({ length: 66 }, (_, index) => `Buch ${index}`)
    expect((await read(bible(names))).at(-1)).toBe('Rev 1:1 a')
    await expect(read(bible(names.slice(1)))).rejects.toThrow('There is no book "Buch 1"')
  })
})

describe('USX and USFX', () => {
  it('leave out what stands beside the text', async () => {
    const usx =
      '<usx version="3.0"><book code="JHN" style="id">x</book><para style="mt1">Livro</para><chapter number="1" style="c"/><para style="p"><verse number="1-2" style="v"/>Um<note style="x" caller="-"><char style="xo">1:1</char><char style="xt">Mc 1</char></note> dois <figure style="fig" file="a.jpg">legenda</figure><ref loc="MRK 1:1">três</ref></para><chapter eid="JHN 1"/></usx>'
    expect(await read(usx)).toEqual(['John 1:1-2 Um dois três'])
    const usfx =
      '<usfx><languageCode>por</languageCode><book id="JHN"><id>x</id><h>João</h><toc level="1">João</toc><c id="1"/><s level="1">Título</s><p><v id="1"/>Um <w s="G1">dois</w><x><xo>1:1</xo><xt>Mc 1</xt></x> três<ve/></p></book></usfx>'
    expect(await read(usfx)).toEqual(['John 1:1 Um dois três'])
  })
})

describe('Narthex JSON', () => {
  const document = (livros: unknown, more: object = {}) =>
    JSON.stringify({ formato: 'narthex-bible-1', traducao: {}, livros, ...more })

  it('takes texts alone as the verses of their places, and null as a verse that is not there', async () => {
    const text = document([{ livro: 'John', capitulos: [['Um.', null, { versiculo: 3, ate: 4, texto: 'Três.' }]] }])
    expect(await read(text)).toEqual(['John 1:1 Um.', 'John 1:3-4 Três.'])
  })

  it.each([
    ['fields that it does not have', document([], { outro: 1 }), 'a.xml'],
    ['an unknown book', document([{ livro: 'Jean', capitulos: [] }]), 'livros.0.livro'],
    ['too many chapters', document([{ livro: 'Jude', capitulos: [['a'], ['b']] }]), 'Jude has 1 chapters'],
    [
      'marks behind the text',
      document([{ livro: 'Jude', capitulos: [[{ versiculo: 1, texto: 'a', notas: [{ posicao: 9, texto: 'b' }] }]] }]),
      'do not fit its text',
    ],
    [
      'a verse number below one',
      document([{ livro: 'Jude', capitulos: [[{ versiculo: 0, texto: 'a' }]] }]),
      'do not fit',
    ],
    ['no end', document([]).slice(0, -1), 'is not valid JSON'],
    ['no verse', document([]), 'There is no verse in it'],
  ])('with %s is refused', async (_, text, message) => {
    await expect(read(text)).rejects.toMatchObject({
      name: 'UnreadableSource',
      message: expect.stringContaining(message),
    })
  })
})
