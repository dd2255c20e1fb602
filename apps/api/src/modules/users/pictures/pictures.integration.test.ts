import { Readable } from 'node:stream'
import { pictureAt, smallPicture } from '@narthex/contract/users/picture-address'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPictures, polyglot, sidewaysPhoto } from '../../../testing/hostile-pictures.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import type { Person } from '../../../testing/people.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { plainPhoto } from '../../../testing/plain-photo.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { findPictureBytes } from './pictures.service.ts'

const photo = await plainPhoto()
const png = await sharp(photo).png().toBuffer()

describe('a picture', () => {
  let ana: Person
  let rui: Person

  const test = setUpChurches({ farol: {}, videira: {} })

  beforeAll(async () => {
    // So that the two have other ids as members than as logins.
    await enrolPerson(test.platform.transactions.at(test.videira), { email: 'bia@example.org' })
    ana = await test.join()
    rui = await test.join()
  })
  beforeEach(() => remove())

  interface Sent {
    readonly path?: string
    readonly token?: string | undefined
    readonly host?: string
  }
  const pathOf = (id: number, church = 'farol') => `/usuario/${church}/${id}/imagem`
  const sendForm = async (form: FormData, { path = pathOf(ana.memberId), token = ana.token, host }: Sent = {}) => {
    const { statusCode, json } = await test.app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      remoteAddress: nextAddress(),
      headers: { host: host ?? 'farol.narthex.test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload: form,
    })
    return { status: statusCode, body: json() }
  }
  const formOf = (bytes: Uint8Array, type = 'image/jpeg', name = 'photo.jpg') => {
    const form = new FormData()
    form.append('imagem', new File([new Uint8Array(bytes)], name, { type }))
    return form
  }
  const upload = (bytes: Uint8Array = photo, sent: Sent = {}) => sendForm(formOf(bytes), sent)
  const remove = (path = pathOf(ana.memberId), token: string | undefined = ana.token) =>
    test.call('DELETE', path, { token })
  const imagemOf = async ({ token }: { token: string }) =>
    (await test.call('GET', '/me', { token })).body.usuario.imagem as string | null
  const kept = () =>
    test.asOwner((owner) => owner.query<{ codigo: string; lado: number }>('select codigo, lado from usuario_imagem'))
  const bytesOf = async (imagem: string, church = test.farol) => {
    const { codigo = '', side = 512 } = pictureAt(imagem) ?? {}
    return findPictureBytes(test.platform.transactions.at(church), codigo, side)
  }

  it('is kept as two squares, found by their address at this church alone', async () => {
    const { status, body } = await upload()
    expect({ status, body }).toEqual({
      status: 200,
      body: { imagem: expect.stringMatching(/^\/media\/[\w-]{22}-512\.webp$/) },
    })
    expect(await imagemOf(ana)).toBe(body.imagem)
    expect(await imagemOf(rui)).toBeNull()
    for (const [address, side] of [[body.imagem, 512] as const, [smallPicture(body.imagem), 128] as const]) {
      const { format, width, height } = await sharp(await bytesOf(address)).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side })
      expect(await bytesOf(address, test.videira)).toBeUndefined()
    }
  })

  it('takes the place of the one before, which is nowhere from then on', async () => {
    const first = (await upload()).body.imagem
    const second = (await upload(png)).body.imagem
    expect(second).not.toBe(first)
    expect(await bytesOf(first)).toBeUndefined()
    expect((await kept()).map(({ lado }) => lado).sort()).toEqual([128, 512])
  })

  it('of several sent at once is one, and nothing of the others is left', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const left = await kept()
    expect(left).toHaveLength(2)
    expect(await imagemOf(ana)).toContain(left[0]?.codigo)
  })

  it('goes when its owner takes it away, however often', async () => {
    const { imagem } = (await upload()).body
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect([await imagemOf(ana), await bytesOf(imagem), await kept()]).toEqual([null, undefined, []])
  })

  it('stands upright, and tells nothing that a camera wrote', async () => {
    const sideways = await sidewaysPhoto()
    expect((await sharp(sideways).metadata()).exif).toBeDefined()
    const bytes = (await bytesOf((await upload(sideways)).body.imagem)) ?? new Uint8Array()
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(Buffer.from(bytes).includes('canary')).toBe(false)
    // The blue left half of the file is the upper half of the photo as it was taken.
    const dots = await sharp(bytes).raw().toBuffer()
    const redAt = (y: number) => dots[(y * 512 + 256) * 3] ?? 0
    expect([redAt(60) < 100, redAt(450) > 150]).toEqual([true, true])
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be sent as %s', async (format) => {
    expect((await upload(await sharp(photo)[format]().toBuffer())).status).toBe(200)
  })

  it.each(noPictures)('is not made of %s', async (_, bytes) => {
    expect(await upload(await bytes())).toMatchObject({ status: 422, body: { code: 'NOT_A_PICTURE' } })
    expect([await imagemOf(ana), await kept()]).toEqual([null, []])
  })

  it('is re-encoded, so that nothing hidden behind a valid picture is kept', async () => {
    const { body } = await upload(await polyglot())
    expect(Buffer.from((await bytesOf(body.imagem)) ?? []).includes('canary')).toBe(false)
  })

  it('survives a hundred damaged photos, each refused or re-encoded', async () => {
    const large = await plainPhoto({ width: 300, height: 300 })
    for (let round = 0; round < 100; round++) {
      const damaged = Buffer.from(large)
      for (let hit = 0; hit < 8; hit++)
        damaged[(round * 131 + hit * 977) % damaged.length] = (round * 37 + hit * 91) % 256
      expect([200, 422]).toContain((await upload(damaged)).status)
    }
  })

  it('is believed by its bytes, not by the name and type that came with it', async () => {
    const form = formOf(png, 'text/html', '../../etc/\u202epasswd.html')
    expect((await sendForm(form)).body.imagem).toMatch(/^\/media\/[\w-]{22}-512\.webp$/)
  })

  it('weighs no more than ten megabytes', async () => {
    expect(await upload(Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    })
    expect((await upload(Buffer.concat([photo, Buffer.alloc(9 * 1024 * 1024)]))).status).toBe(200)
  })

  it('weighs no more with all that is sent beside it, also without a declared length', async () => {
    const form = formOf(Buffer.alloc(6 * 1024 * 1024))
    form.append('beside', new File([Buffer.alloc(6 * 1024 * 1024)], 'b.jpg'))
    const { body, headers } = new Response(form)
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/v1${pathOf(ana.memberId)}`,
      headers: {
        host: 'farol.narthex.test',
        authorization: `Bearer ${ana.token}`,
        'content-type': headers.get('content-type') ?? '',
      },
      payload: Readable.from(body ?? []),
    })
    expect(statusCode).toBe(413)
  })

  it('comes in a form of one file, and in no other way', async () => {
    const twice = formOf(photo)
    twice.append('imagem', new File([new Uint8Array(photo)], 'b.jpg'))
    const beside = formOf(photo)
    beside.append('idIgreja', '2')
    const asText = new FormData()
    asText.append('imagem', 'a text')
    for (const form of [twice, beside, asText, new FormData()])
      expect(await sendForm(form)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    const headers = { host: 'farol.narthex.test', authorization: `Bearer ${ana.token}` }
    const raw = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1${pathOf(ana.memberId)}`,
        headers: { ...headers, 'content-type': type },
        payload,
      })
    expect((await raw('{"imagem":"x"}', 'application/json')).statusCode).toBe(415)
    for (const broken of [
      '--b\r\nContent-Disposition: form-data; name="imagem"; filename="a"\r\n\r\nxx',
      'nothing',
      '',
    ])
      expect((await raw(broken, 'multipart/form-data; boundary=b')).statusCode, broken).toBe(400)
    expect((await raw('x', 'multipart/form-data')).json().code).toBe('BAD_REQUEST')
    expect(await kept()).toEqual([])
  })

  it('is set and removed by its owner only', async () => {
    const { imagem } = (await upload()).body
    const foreign: [Sent, number][] = [
      [{ token: rui.token }, 404],
      [{ token: '' }, 401],
      [{ path: pathOf(rui.memberId) }, 404],
      [{ path: pathOf(999) }, 404],
      [{ path: pathOf(ana.memberId, 'videira') }, 404],
      [{ host: 'videira.narthex.test' }, 401],
    ]
    for (const [sent, status] of foreign) {
      expect((await upload(png, sent)).status, JSON.stringify(sent)).toBe(status)
      if (!sent.host) expect((await remove(sent.path, sent.token ?? ana.token)).status).toBe(status)
    }
    expect([await imagemOf(ana), await imagemOf(rui)]).toEqual([imagem, null])
    expect(await kept()).toHaveLength(2)
  })

  it('of a visitor is not even read', async () => {
    const anonymous = await upload(Buffer.alloc(20 * 1024 * 1024), { token: '' })
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })
})
