import { describe, expect, it } from 'vitest'
import { readAll, readTexts } from './testing/read-all.ts'
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

describe('USFM that is not what it should be', () => {
  const readJude = (body: string) => readTexts([textFile('a.usfm', `\\id JUD\n\\h Livro\n\\c 1\n\\p\n${body}`)])

  it.each([
    ['a footnote', '\\v 1 Paz \\f + \\ft ou bem\n\\v 2 Graça.', ['1 Paz', '2 Graça.'], ['Jude 1:1']],
    ['a reference', '\\v 1 Paz \\x - \\xt Ef 1\n\\v 2 Graça.\\x*', ['1 Paz', '2 Graça.'], ['Jude 1:1']],
    ['a note in a note', '\\v 1 Paz\\f + \\ft a\\x - \\xt b\\x* fim.\n\\v 2 G.', ['1 Paz fim.', '2 G.'], ['Jude 1:1']],
    ['a picture', '\\v 1 Paz \\fig barco\n\\p\n\\v 2 Graça.', ['1 Paz', '2 Graça.'], ['Jude 1:1']],
    ['a note at the end', '\\v 1 Paz.\n\\v 2 Graça \\f + \\ft ou', ['1 Paz.', '2 Graça'], ['Jude 1:2']],
    ['a note without words before it', '\\v 1 \\f + \\ft ou\n\\v 2 Graça.', ['2 Graça.'], ['Jude 1:1']],
    ['a sidebar', '\\v 1 Paz.\n\\esb\n\\p Quadro\n\\v 2 Graça.', ['1 Paz.', '2 Graça.'], ['Jude 1:1']],
  ])('%s that nothing closes ends with its verse, which is named', async (_, body, texts, damaged) => {
    expect(await readJude(body)).toEqual({ texts, damaged })
  })

  it('styles that nothing closes end with their verse; those that are closed go on over verses', async () => {
    const marked = async (body: string) =>
      (await read(`\\c 1\n\\p\n${body}`)).map(({ trechos }) => trechos?.map(({ inicio, fim }) => [inicio, fim]))
    expect(await marked('\\v 1 Eu \\wj vim\n\\v 2 em paz.\n\\v 3 \\wj Vem\\wj* já.')).toEqual([
      [[3, 6]],
      undefined,
      [[0, 3]],
    ])
    expect(await marked('\\v 1 Eu \\wj vim\n\\v 2 em paz\\wj*.')).toEqual([[[3, 6]], [[0, 6]]])
    expect(await marked('\\v 1 Eu \\wj vim\n\\p\n\\v 2 em paz\\wj*.')).toEqual([[[3, 6]], undefined])
  })

  it.each([
    ['of a program', 'Um \\zfoo-bar dois\\zfoo-bar* e três.', 'Um dois e três.'],
    ['within a style', 'Um \\nd \\+zluz dois\\+zluz* e\\nd* três.', 'Um dois e três.'],
    ['with attributes', 'Um \\zluz dois|cor="azul" n="1"\\zluz* e três.', 'Um dois e três.'],
    ['that nothing closes', 'Um \\zluz dois e três.', 'Um dois e três.'],
    ['in a line of its own', 'Um\n\\zpar dois\n\\qz1 e três.', 'Um dois e três.'],
    ['in capitals', 'Um \\ZX dois\\ZX* e três.', 'Um dois e três.'],
    ['with a level', 'Um \\qt1 dois\\qt1* e|três.', 'Um dois e|três.'],
    ['around nothing', 'Um \\zts |n="3"\\*dois \\qt2-s |id="a"\\*e\\qt2-e\\* três.', 'Um dois e três.'],
    ['that refers', 'Um, \\ref Êx 3.4|EXO 3:4\\ref*, dois.', 'Um, Êx 3.4, dois.'],
  ])('markers that it does not know lose no words: one %s', async (_, body, texto) => {
    expect((await readJude(`\\v 1 ${body}`)).texts).toEqual([`1 ${texto}`])
  })

  it.each([
    ['a sidebar', '\\esb \\cat pessoas\\cat*\n\\ms Quadro\n\\p Palavras\\f + \\ft nota\\f* do quadro\n\\esbe\n\\p'],
    ['an introduction', '\\iex Explicação\n\\ip Outra\n\\p'],
    ['notes of editors', '\\rem Nota\n\\sts 2\n\\p'],
  ])('%s is no part of a verse', async (_, matter) => {
    expect(await readJude(`\\v 1 Um\n${matter} dois.\n\\v 2 Três.`)).toEqual({
      texts: ['1 Um dois.', '2 Três.'],
      damaged: [],
    })
  })

  it('a glossary behind the last verse is no part of it', async () => {
    for (const head of ['\\mt1 Glossário', '\\periph Glossário|id="glo"\n\\imt1 Glossário', '\\mte Fim'])
      expect((await readJude(`\\v 25 Fim.\n${head}\n\\p \\k Paz\\k* bem.`)).texts).toEqual(['25 Fim.'])
  })

  it('cells and items stand apart without white space', async () => {
    expect((await readJude('\\v 1 \n\\tr\\th1 Dia\\thr2-3 Soma\n\\tr\\tc1 um\\tcr2 dois')).texts).toEqual([
      '1 Dia Soma um dois',
    ])
    expect((await readJude('\\v 1 Foram:\\li1\\lik Rute\\lik*\\liv1 três\\liv1*\\lf fim')).texts).toEqual([
      '1 Foram: Rute três fim',
    ])
  })

  it.each([
    ['2-3a Dois.', '3b-4 Quatro.', ['2-4 Dois. Quatro.']],
    ['2-3a Dois.', '3b Três.', ['2-3 Dois. Três.']],
    ['2a Dois.', '2b-3 Três.', ['2-3 Dois. Três.']],
    ['2A Dois.', '2B Três.', ['2 Dois. Três.']],
    ['2-3a Dois.', '4 Quatro.', ['2-3 Dois.', '4 Quatro.']],
    ['2 Dois.', '3b-4 Quatro.', ['2 Dois.', '3-4 Quatro.']],
  ])('parts of verses join the bridges that they begin or end: %s %s', async (one, other, texts) => {
    const { texts: found } = await readJude(`\\v 1 Um.\n\\v ${one}\n\\s Título\n\\p\n\\v ${other}\n\\v 5 Cinco.`)
    expect(found).toEqual(['1 Um.', ...texts, '5 Cinco.'])
  })
})
