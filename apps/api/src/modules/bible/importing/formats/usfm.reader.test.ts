import { describe, expect, it } from 'vitest'
import { readAll } from './testing/read-all.ts'
import { textFile } from './testing/written-verses.ts'

const read = async (body: string, id = 'JHN') => {
  const verses = await readAll([textFile('a.usfm', `\\id ${id} Ensaio\n\\h Livro\n${body}`)])
  return verses.map(({ chapter, verse }) => ({ chapter, ...verse }))
}

describe('USFM', () => {
  it('puts bridged verses into one and joins the parts of a split one', async () => {
    expect(await read('\\c 1\n\\p\n\\v 1-3 Um dois três.\n\\v 4a Quatro\n\\p\n\\v 4b e meio.\n\\v 5,6 Cinco.')).toEqual(
      [
        { chapter: 1, versiculo: 1, ate: 3, texto: 'Um dois três.', paragrafo: true },
        { chapter: 1, versiculo: 4, texto: 'Quatro e meio.' },
        { chapter: 1, versiculo: 5, ate: 6, texto: 'Cinco.' },
      ],
    )
  })

  it('reads poetry line by line, with stanzas as paragraphs', async () => {
    const body =
      '\\c 1\n\\d De ensaio\\f + \\ft nota\\f*\n\\q1\n\\v 1 Primeira linha,\n\\q2 segunda linha;\n\\b\n\\q1\n\\v 2 Terceira.'
    expect(await read(body, 'PSA')).toEqual([
      {
        chapter: 1,
        versiculo: 1,
        texto: 'Primeira linha, segunda linha;',
        titulos: ['De ensaio'],
        paragrafo: true,
        linhas: [
          { posicao: 0, recuo: 1 },
          { posicao: 16, recuo: 2 },
        ],
      },
      { chapter: 1, versiculo: 2, texto: 'Terceira.', paragrafo: true, linhas: [{ posicao: 0, recuo: 1 }] },
    ])
  })

  it('keeps words of Jesus over nested styles, attributes and notes', async () => {
    const body =
      '\\c 1\n\\p\n\\v 1 Disse: \\wj Vem, \\+w amigo|lemma="amigo" strong="G1"\\+w*\\f + \\fr 1:1 \\fq Vem: \\ft ou \\fqa vinde\\f* e \\+nd Senhor\\+nd*!\\wj*  Foi~lá.'
    expect(await read(body)).toEqual([
      {
        chapter: 1,
        versiculo: 1,
        texto: 'Disse: Vem, amigo e Senhor! Foi lá.',
        paragrafo: true,
        trechos: [
          { inicio: 7, fim: 27, tipo: 'JESUS' },
          { inicio: 20, fim: 26, tipo: 'NOME' },
        ],
        notas: [{ posicao: 17, texto: 'Vem: ou vinde' }],
      },
    ])
  })

  it('leaves out titles, introductions, references, other numbers, pictures and milestones', async () => {
    const body = `\\toc1 Livro\n\\mt1 O livro\n\\is Introdução\n\\ip Palavras \\bk antes\\bk*.\n\\c 1\n\\cl Capítulo 1\n\\s1 Um título\n\\r (Mc 1.1)
\\p\n\\v 1 \\vp 1a\\vp*Um\\x - \\xo 1:1 \\xt Mc 1.1\\x* texto \\fig figura|src="a.jpg"\\fig*\\zaln-s |x="1"\\*final.\n\\rem obs\n\\s2 Outro\n\\p\n\\v 2 Dois.`
    expect(await read(body)).toEqual([
      {
        chapter: 1,
        versiculo: 1,
        texto: 'Um texto final.',
        titulos: ['Um título'],
        paragrafo: true,
        notas: [{ posicao: 2, texto: 'Mc 1.1' }],
      },
      { chapter: 1, versiculo: 2, texto: 'Dois.', titulos: ['Outro'], paragrafo: true },
    ])
  })

  it('leaves out deuterocanonical books and refuses those that no Bible has', async () => {
    const tobit = textFile('b.usfm', '\\id TOB\n\\c 1\n\\v 1 Fora.')
    const john = textFile('a.usfm', '\\id JHN\n\\c 1\n\\v 1 Dentro.')
    expect((await readAll([tobit, john])).map(({ book }) => book)).toEqual(['John'])
    await expect(read('\\c 1\n\\v 1 a', 'QQQ')).rejects.toThrow('There is no book "QQQ" among the 66 books')
  })

  it.each([
    ['a verse twice', '\\c 1\n\\v 1 a\n\\v 2 b\n\\v 1 c', 'John 1:1 is there twice'],
    ['a bridge over a verse', '\\c 1\n\\v 1-2 a\n\\v 2 c', 'John 1:2 is there twice'],
    ['a chapter that the book lacks', '\\c 22\n\\v 1 a', 'John has 21 chapters'],
    ['a chapter without a number', '\\c x\n\\v 1 a', 'John has 21 chapters'],
    ['a verse without a number', '\\c 1\n\\v abc', '"abc" is no verse'],
    ['a verse outside of any chapter', '\\v 1 a', 'outside of any chapter'],
    ['a bridge backwards', '\\c 1\n\\v 5-3 a', 'no usable number'],
    ['a verse without an end', `\\c 1\n\\v 1 ${'palavra '.repeat(2000)}`, 'too long'],
    ['styles without an end', `\\c 1\n\\v 1 ${'\\+nd '.repeat(40)}`, 'nested too deeply'],
    ['no verse at all', '\\c 1\n\\p texto', 'There is no verse in it'],
  ])('with %s is refused', async (_, body, message) => {
    await expect(read(body)).rejects.toMatchObject({
      name: 'UnreadableSource',
      message: expect.stringContaining(message),
    })
  })

  it('in another encoding is refused', async () => {
    for (const bytes of [
      Buffer.from('\\id JHN\n\\c 1\n\\v 1 Cântico', 'latin1'),
      Buffer.from('\\id JHN\n\\c 1', 'utf16le'),
    ])
      await expect(readAll([{ name: 'a.usfm', bytes }])).rejects.toThrow(/not encoded in UTF-8|known format/)
  })
})
