import { describe, expect, it } from 'vitest'
import { readAll, readTexts } from './testing/read-all.ts'
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

describe('OSIS, what stands beside the words', () => {
  const readVerse = async (body: string) => (await read(osis(`<verse osisID="John.1.1">${body}</verse>`)))[0]

  it.each([
    ['items', 'Eram:<list><head>Três</head><item>sal</item><item>luz</item></list>só.', 'Eram: Três sal luz só.'],
    ['cells', '<table><row><cell>um</cell><cell>2</cell></row><row><cell>três</cell></row></table>', 'um 2 três'],
    ['a letter', '<salute>A Tito</salute><p>Paz</p><closer>Bem<signed>Paulo</signed></closer>', 'A Tito Paz Bem Paulo'],
    ['lines', '<lg><l>Um</l><l>dois</l></lg>três', 'Um dois três'],
    ['quotations', '<p><q>Vem</q></p><p><q>Vou</q></p>', '“Vem” “Vou”'],
    ['signs that close', '<list><item>sal</item></list>, e <hi>l</hi>uz', 'sal, e luz'],
  ])('%s have a space between them, and none more', async (_, body, texto) => {
    expect(await readVerse(body)).toBe(`John 1:1 ${texto}`)
  })

  it.each(['glossary', 'x-glossary', 'appendix', 'colophon', 'introduction', 'sidebar'])(
    'a %s is left out',
    async (type) => {
      expect(await readVerse(`Um.<div type="${type}"><title>T</title><p>Palavra</p></div> Dois.`)).toBe(
        'John 1:1 Um. Dois.',
      )
      expect(
        await readVerse(`Um.<div type="${type}" sID="a"/><note>n</note>Palavra<div type="${type}" eID="a"/> Dois.`),
      ).toBe('John 1:1 Um. Dois.')
    },
  )

  it('divisions of the text itself are read', async () => {
    expect(await readVerse('<div type="section">Um.</div><div type="x-p" sID="a"/>Dois.')).toBe('John 1:1 Um. Dois.')
  })

  it('later parts of a verse join it', async () => {
    const parts =
      '<verse osisID="John.1.1 John.1.2!a">Um</verse><p/><verse osisID="John.1.2!b John.1.3">dois</verse><verse osisID="John.1.4">quatro</verse>'
    expect(await read(osis(parts))).toEqual(['John 1:1-3 Um dois', 'John 1:4 quatro'])
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

describe('USX and USFX with what they do not know', () => {
  const usx = (body: string) =>
    readTexts([
      textFile('a.xml', `<usx version="3.0"><book code="JUD" style="id">x</book><chapter number="1"/>${body}</usx>`),
    ])
  const usfx = (body: string) => readTexts([textFile('a.xml', `<usfx><book id="JUD"><c id="1"/>${body}</book></usfx>`)])

  it('keep the words of styles, and join parts of verses that were ended', async () => {
    const body =
      '<para style="p"><verse number="1-2a"/>Um <char style="zx">dois</char><verse eid="a"/></para><para style="q1"><verse number="2b-3"/>três</para><para style="zy">quatro<verse eid="b"/> fora</para>'
    expect((await usx(body)).texts).toEqual(['1-3 Um dois três quatro'])
    expect((await usfx('<p><v id="1"/>Um <zx>do</zx>is <zy sfm="zy">três</zy><ve/></p>')).texts).toEqual([
      '1 Um dois três',
    ])
  })

  it('put a space between cells, rows and items', async () => {
    const cells = '<table><row style="tr"><cell style="tc1">um</cell><cell style="tc2">dois</cell></row></table>'
    expect(
      (await usx(`<para style="p"><verse number="1"/>Eis:</para>${cells}<para style="li1">três</para>`)).texts,
    ).toEqual(['1 Eis: um dois três'])
    const rows = '<table><tr><tc level="1">um</tc><tc level="2">dois</tc></tr><tr><th>três</th></tr></table>'
    expect((await usfx(`<p><v id="1"/>Eis:</p>${rows}<q level="1">quatro</q>`)).texts).toEqual([
      '1 Eis: um dois três quatro',
    ])
  })

  it('leave out sidebars', async () => {
    const body =
      '<para style="p"><verse number="1"/>Um</para><sidebar style="esb"><para style="ms">Quadro</para><para style="p">Texto</para></sidebar><para style="p">dois<verse eid="a"/></para>'
    expect((await usx(body)).texts).toEqual(['1 Um dois'])
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
