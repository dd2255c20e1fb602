import { buffer } from 'node:stream/consumers'
import { imageAt, variantWidths } from '@narthex/contract/media/image-address'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall, createOwnCall, type MemberCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { plainFiles } from '../../../testing/plain-files.ts'
import { plainPhoto } from '../../../testing/plain-photo.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { setBanners } from '../../churches/churches.editing.service.ts'
import { storeFile } from '../files/files.editing.service.ts'
import { storeImage } from '../images/images.editing.service.ts'

const day = 86_400_000

describe('the media library', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-05-04T12:00:00Z') })
  let editor: Person
  let own: MemberCall

  beforeEach(async () => {
    await test.asOwner((owner) =>
      owner.exec('delete from banner; delete from arquivo; delete from lixeira; delete from tarefa'),
    )
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Rute', sobrenome: 'Lima' })
    own = createMemberCall(test.platform.transactions.at(test.farol), editor)
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, office = editor) =>
    test.call(method, `/midia/${path}`, { office, ...(body && { body }) })
  const photo = async (size: { width?: number; height?: number; colour?: string } = {}) =>
    new Uint8Array(await plainPhoto({ width: 400, height: 300, ...size }))
  const addPhoto = async (name = 'Coro', bytes?: Uint8Array<ArrayBuffer>) => {
    const { codigo } = await storeImage(test.platform, own, bytes ?? (await photo()), { name })
    return find(codigo)
  }
  const addPdf = async (name = 'Boletim') => {
    const bytes = Buffer.concat([plainFiles.pdf(), Buffer.from(name)])
    return find((await storeFile(test.platform, own, { name, bytes })).codigo)
  }
  const list = async (query = '') => (await call('GET', `?${query}`)).body
  const names = async (query = '') => (await list(query)).itens.map(({ nome }: { nome: string }) => nome)
  const find = async (codigo: string) =>
    (await list('limit=200')).itens.find((item: { codigo: string }) => item.codigo === codigo)
  const show = (imagem: string | null, url: string | null = null) =>
    setBanners(createOwnCall(own), [{ titulo: 'Mutirão', descricao: null, imagem, url }])
  const shown = async () => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ imagem: string; url: string }>('select imagem, url from banner'),
    )
    return row
  }
  const bytesAt = async (endereco: string) => {
    const image = imageAt(endereco)
    return image && test.platform.files.stat(test.farol, `${image.codigo}_${image.width}.webp`)
  }

  it('tells of each file what it is, who added it, and where its subject is', async () => {
    const file = await addPhoto()
    expect(file).toMatchObject({
      versao: 1,
      tipo: 'IMAGEM',
      nome: 'Coro',
      largura: 400,
      altura: 300,
      foco: null,
      textoAlternativo: null,
      flagDecorativa: false,
      recorte: null,
      original: file.endereco,
      criadoEm: test.now.toISOString(),
      autor: 'Rute Lima',
      usos: 0,
      removidoEm: null,
    })
    expect(await addPdf()).toMatchObject({ tipo: 'PDF', largura: null, altura: null, original: null })
    expect((await call('GET', `${file.id}`)).body).toEqual(file)
  })

  it('is searched by name and alternative text, filtered and sorted, page by page', async () => {
    const choir = await addPhoto('Coro')
    test.advance(1000)
    await addPhoto('Ânfora', await photo({ colour: '#112233' }))
    test.advance(1000)
    await addPdf('Boletim')
    await call('PUT', `${choir.id}`, { nome: 'Coro', textoAlternativo: 'Vozes no PÍER', versao: 1 })
    expect(await names()).toEqual(['Boletim.pdf', 'Ânfora', 'Coro'])
    expect(await names('ordem=nome')).toEqual(['Ânfora', 'Boletim.pdf', 'Coro'])
    expect(await names('term=pier')).toEqual(['Coro'])
    expect(await names('term=anfora')).toEqual(['Ânfora'])
    expect(await names('tipo=PDF')).toEqual(['Boletim.pdf'])
    expect(await names('semTexto=true')).toEqual(['Ânfora'])
    expect(await names('semTexto=false')).toEqual(['Boletim.pdf', 'Coro'])
    const first = await list('limit=2&ordem=nome')
    expect(first).toMatchObject({ total: 3, proximo: expect.any(String) })
    expect(await names(`limit=2&ordem=nome&apos=${first.proximo}`)).toEqual(['Coro'])
  })

  it('tells what is used and what is not, as records are written and removed', async () => {
    const [choir, bulletin] = [await addPhoto(), await addPdf()]
    await show(choir.endereco, `https://farol.example${bulletin.endereco}?download`)
    expect(await names('semUso=true')).toEqual([])
    expect((await call('GET', `${choir.id}/uso`)).body).toEqual({
      itens: [{ tipo: 'BANNER', id: expect.any(Number), titulo: 'Mutirão', campo: 'imagem' }],
      total: 1,
    })
    expect((await call('GET', `${bulletin.id}/uso`)).body).toMatchObject({ itens: [{ campo: 'url' }], total: 1 })
    await show(choir.endereco)
    expect(await names('semUso=true')).toEqual(['Boletim.pdf'])
    expect(await names('semUso=false')).toEqual(['Coro'])
    await test.asOwner((owner) => owner.exec('delete from banner'))
    expect((await call('GET', `${choir.id}/uso`)).body).toEqual({ itens: [], total: 0 })
  })

  it('describes a picture, or calls it decorative, wherever it is shown', async () => {
    const { id, endereco } = await addPhoto()
    await show(endereco)
    const description = { nome: 'Coro.jpg', foco: { x: 20, y: 30 }, textoAlternativo: 'O coro', flagDecorativa: false }
    const { body } = await call('PUT', `${id}`, { ...description, versao: 1 })
    expect(body).toMatchObject({ ...description, nome: 'Coro', versao: 2 })
    expect(imageAt(body.endereco)).toMatchObject({ foco: { x: 20, y: 30 }, textoAlternativo: 'O coro' })
    expect((await shown())?.imagem).toBe(body.endereco)
    const quiet = { nome: 'Coro', flagDecorativa: true, versao: 2 }
    expect((await call('PUT', `${id}`, { ...quiet, textoAlternativo: 'O coro' })).body.code).toBe('VALIDATION')
    const silent = (await call('PUT', `${id}`, quiet)).body
    expect(silent).toMatchObject({ endereco, flagDecorativa: true, textoAlternativo: null, foco: null })
    expect(await names('semTexto=true')).toEqual([])
    expect((await call('PUT', `${id}`, quiet)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('says nothing of a PDF, which keeps its ending', async () => {
    const { id, endereco } = await addPdf()
    const { body } = await call('PUT', `${id}`, { nome: 'Outubro.exe', textoAlternativo: 'x', versao: 1 })
    expect(body).toMatchObject({ nome: 'Outubro.pdf', textoAlternativo: null, endereco })
  })

  describe('a crop', () => {
    const right = { x: 50, y: 0, largura: 50, altura: 100 }

    it('is drawn from the whole, stands wherever the picture is shown, and can be taken back', async () => {
      const halves = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
        .composite([
          { input: { create: { width: 200, height: 300, channels: 3, background: '#0000ff' } }, left: 200, top: 0 },
        ])
        .jpeg()
        .toBuffer()
      const file = await addPhoto('Metades', new Uint8Array(halves))
      await show(file.endereco)
      await call('PUT', `${file.id}`, { nome: 'Metades', foco: { x: 75, y: 10 }, versao: 1 })
      const cropped = (await call('PUT', `${file.id}/recorte`, { recorte: right, versao: 2 })).body
      expect(cropped).toMatchObject({
        versao: 3,
        recorte: right,
        foco: { x: 50, y: 10 },
        original: file.endereco,
        largura: 400,
      })
      const image = imageAt(cropped.endereco)
      expect(image).toMatchObject({ width: 200, height: 300 })
      expect((await shown())?.imagem).toBe(cropped.endereco)
      const stored = await test.platform.files.get(test.farol, `${image?.codigo}_200.webp`)
      const { dominant } = await sharp(stored && (await buffer(stored))).stats()
      expect(dominant.b).toBeGreaterThan(200)
      const back = (await call('PUT', `${file.id}/recorte`, { recorte: null, versao: 3 })).body
      expect(back).toMatchObject({ recorte: null, foco: { x: 75, y: 10 } })
      expect(imageAt(back.endereco)).toMatchObject({ codigo: file.codigo, width: 400 })
      expect((await shown())?.imagem).toBe(back.endereco)
    })

    it('leaves the former address valid for thirty days, and no bytes after that', async () => {
      const { id, endereco } = await addPhoto()
      const cropped = (await call('PUT', `${id}/recorte`, { recorte: right, versao: 1 })).body
      await call('PUT', `${id}/recorte`, { recorte: { ...right, x: 0 }, versao: 2 })
      test.advance(29 * day)
      await test.runJobs()
      expect(await bytesAt(cropped.endereco)).toBeGreaterThan(0)
      test.advance(2 * day)
      await test.runJobs()
      expect(await bytesAt(cropped.endereco)).toBeUndefined()
      expect(await bytesAt(endereco)).toBeGreaterThan(0)
    })

    it('that was replaced while a form was open is not lost where that form was saved later', async () => {
      const { id } = await addPhoto()
      const cropped = (await call('PUT', `${id}/recorte`, { recorte: right, versao: 1 })).body
      const present = (await call('PUT', `${id}/recorte`, { recorte: null, versao: 2 })).body
      await show(cropped.endereco)
      test.advance(31 * day)
      await test.runJobs()
      expect((await shown())?.imagem).toBe(present.endereco)
    })

    it('is refused on another version, of another kind of file, and outside the picture', async () => {
      const [file, pdf] = [await addPhoto(), await addPdf()]
      expect((await call('PUT', `${file.id}/recorte`, { recorte: right, versao: 2 })).body.code).toBe(
        'CHANGED_MEANWHILE',
      )
      expect((await call('PUT', `${pdf.id}/recorte`, { recorte: right, versao: 1 })).status).toBe(404)
      for (const bad of [
        { ...right, x: 60 },
        { ...right, largura: 0 },
        { ...right, y: -1 },
        { ...right, altura: 1e9 },
      ])
        expect((await call('PUT', `${file.id}/recorte`, { recorte: bad, versao: 1 })).body.code).toBe('VALIDATION')
    })

    it('twice at the same moment is one, and the other is told', async () => {
      const { id } = await addPhoto()
      const answers = await Promise.all(
        [right, { ...right, x: 0 }].map((recorte) => call('PUT', `${id}/recorte`, { recorte, versao: 1 })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      test.advance(2 * 3_600_000)
      await test.runJobs()
      const kept = (await call('GET', `${id}`, undefined, await test.join({ roles: ['ROLE_ADMIN'] }))).body
      expect(await bytesAt(kept.endereco)).toBeGreaterThan(0)
      const lost = await test.asOwner((owner) => owner.query('select codigo from arquivo_forma'))
      expect(lost).toHaveLength(2)
    })
  })

  describe('the trash', () => {
    it('keeps a file for thirty days, from which it comes back as it was', async () => {
      const { id, codigo } = await addPhoto()
      expect((await call('DELETE', `${id}`)).status).toBe(200)
      expect(await names()).toEqual([])
      expect((await list('lixeira=true')).itens).toMatchObject([{ id, removidoEm: test.now.toISOString() }])
      expect((await test.call('GET', '/igreja/farol/arquivo/', { token: editor.token })).body.itens).toEqual([])
      expect((await call('POST', `lixeira/${id}`)).body).toMatchObject({ codigo, removidoEm: null })
      test.advance(31 * day)
      await test.runJobs()
      editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      expect(await names()).toEqual(['Coro'])
    })

    it('counts its days from the last time that the file was put into it', async () => {
      const { id } = await addPhoto()
      await call('DELETE', `${id}`)
      await call('POST', `lixeira/${id}`)
      test.advance(20 * day)
      editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      await call('DELETE', `${id}`)
      test.advance(11 * day)
      await test.runJobs()
      editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      expect((await list('lixeira=true')).itens).toHaveLength(1)
      test.advance(20 * day)
      await test.runJobs()
      editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      expect((await list('lixeira=true')).itens).toEqual([])
    })

    it('is emptied with every byte, at once where that is asked for', async () => {
      const { id, endereco } = await addPhoto()
      const cropped = (
        await call('PUT', `${id}/recorte`, { recorte: { x: 0, y: 0, largura: 50, altura: 50 }, versao: 1 })
      ).body
      expect((await call('DELETE', `lixeira/${id}`)).status).toBe(404)
      await call('DELETE', `${id}`)
      expect((await call('DELETE', `lixeira/${id}`)).status).toBe(200)
      expect((await call('DELETE', `lixeira/${id}`)).status).toBe(404)
      await test.runJobs()
      for (const address of [endereco, cropped.endereco]) {
        const image = imageAt(address)
        for (const width of variantWidths(image?.width ?? 0))
          expect(await test.platform.files.stat(test.farol, `${image?.codigo}_${width}.webp`)).toBeUndefined()
      }
      expect((await call('GET', 'cota')).body.bytes).toBe(0)
    })

    it('takes nothing that is in use, and says where that is', async () => {
      const { id, endereco, codigo } = await addPhoto()
      await show(endereco)
      const refused = await call('DELETE', `${id}`)
      expect(refused).toMatchObject({ status: 409, body: { code: 'FILE_IN_USE' } })
      expect(refused.body.details).toEqual([{ path: expect.stringMatching(/^BANNER\/\d+$/), message: 'Mutirão' }])
      const former = await test.call('DELETE', `/igreja/farol/arquivo/${codigo}`, { token: editor.token })
      expect(former).toMatchObject({ status: 409, body: { code: 'FILE_IN_USE' } })
      await call('PUT', `${id}/recorte`, { recorte: { x: 0, y: 0, largura: 50, altura: 50 }, versao: 1 })
      expect((await call('DELETE', `${id}`)).status).toBe(409)
    })

    it('keeps what was used again while it lay there, until that ends', async () => {
      const { id, endereco } = await addPhoto()
      await call('DELETE', `${id}`)
      await show(endereco)
      expect((await call('DELETE', `lixeira/${id}`)).body.code).toBe('FILE_IN_USE')
      test.advance(31 * day)
      await test.runJobs()
      editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
      expect((await call('GET', `${id}`)).body).toMatchObject({ removidoEm: expect.any(String), usos: 1 })
      expect(await bytesAt(endereco)).toBeGreaterThan(0)
      await show(null)
      await call('DELETE', `lixeira/${id}`)
      await test.runJobs()
      expect(await bytesAt(endereco)).toBeUndefined()
    })

    it('takes many at once, but what is in use, and gives them back', async () => {
      const [used, free] = [await addPhoto(), await addPdf()]
      await show(used.endereco)
      const order = { acao: 'REMOVER', selecao: { ids: [used.id, free.id] } }
      const batch = (await call('POST', 'lote/', order)).body
      expect(batch).toMatchObject({ total: 2, feitos: 1, recusados: 1 })
      expect((await call('GET', `lote/${batch.id}/linha/`)).body.itens).toEqual(
        expect.arrayContaining([expect.objectContaining({ codigo: 'FILE_IN_USE' })]),
      )
      expect((await call('GET', 'lixeira/')).body.itens).toMatchObject([{ id: free.id, titulo: 'Boletim.pdf' }])
      await call('POST', `lote/${batch.id}/desfazer`)
      expect((await list()).total).toBe(2)
    })

    it('gives back what is uploaded once more', async () => {
      const { id, codigo } = await addPhoto()
      await call('DELETE', `${id}`)
      expect((await addPhoto()).codigo).toBe(codigo)
      expect((await call('GET', `${id}`)).body.removidoEm).toBeNull()
    })
  })

  it('tells its history', async () => {
    const { id } = await addPhoto()
    await call('PUT', `${id}`, { nome: 'Coral', versao: 1 })
    await call('DELETE', `${id}`)
    const { itens } = (await call('GET', `${id}/historico`)).body
    expect(itens.map(({ acao }: { acao: string }) => acao)).toEqual(['FILE_TRASHED', 'FILE_SET', 'FILE_KEPT'])
    expect(itens[1].campos).toEqual([{ campo: 'nome', antes: 'Coro', depois: 'Coral' }])
  })

  it('is of one church, and of those who keep it', async () => {
    const { id } = await addPhoto()
    const other = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const moderator = await test.join({ roles: ['ROLE_MODERATOR'] })
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
      ['GET', `${id}`],
      ['GET', `${id}/uso`],
      ['GET', `${id}/historico`],
      ['PUT', `${id}`, { nome: 'x', versao: 1 }],
      ['PUT', `${id}/recorte`, { recorte: null, versao: 1 }],
      ['DELETE', `${id}`],
      ['POST', `lixeira/${id}`],
      ['DELETE', `lixeira/${id}`],
    ]
    for (const [method, path, body] of calls) {
      const at = { office: other, ...(body && { body }) }
      expect(await test.call(method, `/midia/${path}`, at), `${method} ${path}`).toMatchObject({ status: 404 })
      expect((await call(method, path, body, moderator)).status, `${method} ${path}`).toBe(403)
    }
    expect((await test.call('GET', '/midia/', { office: other })).body.total).toBe(0)
    // The same address at another church is no use of this file.
    await setBanners(createOwnCall(test.platform.transactions.at(test.videira)), [
      {
        titulo: 'Alheio',
        descricao: null,
        imagem: (await find((await call('GET', `${id}`)).body.codigo)).endereco,
        url: null,
      },
    ])
    expect((await call('GET', `${id}/uso`)).body.total).toBe(0)
  })

  it('does not show a member’s own photo', async () => {
    const { id } = await addPhoto()
    await test.asOwner((owner) => owner.exec('update arquivo set flag_biblioteca = false'))
    for (const [method, path, body] of [
      ['GET', `${id}`],
      ['GET', `${id}/uso`],
      ['PUT', `${id}`, { nome: 'x', versao: 1 }],
      ['DELETE', `${id}`],
      ['POST', `lixeira/${id}`],
    ] as const)
      expect((await call(method, path, body)).status, `${method} ${path}`).toBe(404)
    expect((await list()).total).toBe(0)
  })
})
