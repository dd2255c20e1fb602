import { imageAt } from '@narthex/contract/media/image-address'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { plainPhoto } from '../../../testing/plain-photo.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { describeChurch, setBanners, setPastors } from '../../churches/churches.editing.service.ts'
import { grantRole } from '../../users/role-office.service.ts'
import { storeImage } from './images.editing.service.ts'

describe('what is said of an image', () => {
  let editor: string
  let photo: Uint8Array<ArrayBuffer>

  const test = setUpChurches({ farol: {}, videira: {} })

  beforeAll(async () => {
    photo = new Uint8Array(await plainPhoto({ width: 400, height: 300 }))
    const { memberId } = await enrolPerson(test.platform.transactions.at(test.farol), { email: 'ana@example.org' })
    await grantRole(createOwnCall(test.platform.transactions.at(test.farol)), { memberId, role: 'ROLE_ADMIN_CONTENT' })
    editor = (await test.logIn('ana@example.org')).token
  })

  const set = (codigo: string, body: object, slug = 'farol') =>
    test.call('PUT', `/igreja/${slug}/imagem/${codigo}`, { token: editor, body })
  const whole = { foco: { x: 62, y: 30 }, textoAlternativo: 'O coro, “em pé”, à beira d’água: 100% alegria' }

  it('is in its address, wherever the church shows the image, and only there', async () => {
    const { codigo, endereco: plain } = await storeImage(
      test.platform,
      createOwnCall(test.platform.transactions.at(test.farol)),
      photo,
    )
    const other = await storeImage(test.platform, createOwnCall(test.platform.transactions.at(test.farol)), photo, {
      name: 'other',
    })
    await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), { imagens: [other.endereco, plain] })
    await setPastors(createOwnCall(test.platform.transactions.at(test.farol)), [
      { nome: 'Rute', funcao: 'Pastora', foto: plain, biografia: null },
    ])
    await setBanners(createOwnCall(test.platform.transactions.at(test.farol)), [
      { titulo: 'Mesa', descricao: null, imagem: plain, url: null },
    ])
    // The same address at another church is not its image.
    await setBanners(createOwnCall(test.platform.transactions.at(test.videira)), [
      { titulo: 'Mesa', descricao: null, imagem: plain, url: null },
    ])
    const shown = () =>
      test.asOwner(async (owner) => {
        const [row] = await owner.query<{ all: Record<string, unknown> }>(
          `select json_build_object(
             'church', (select imagens from igreja where codigo = 'farol'),
             'pastor', (select foto from pastor),
             'banner', (select b.imagem from banner b join igreja i on i.id = b.igreja_id where i.codigo = 'farol'),
             'elsewhere', (select b.imagem from banner b join igreja i on i.id = b.igreja_id where i.codigo = 'videira')) as all`,
        )
        return row?.all
      })
    let endereco = plain
    for (const meaning of [
      whole,
      { foco: { x: 0, y: 100 }, textoAlternativo: null },
      { foco: null, textoAlternativo: null },
    ]) {
      const { status, body } = await set(codigo, meaning)
      expect({ status, body }).toMatchObject({ status: 200, body: { codigo, ...meaning } })
      endereco = body.endereco as string
      expect(imageAt(endereco)).toEqual({
        ...imageAt(plain),
        foco: meaning.foco ?? undefined,
        textoAlternativo: meaning.textoAlternativo ?? undefined,
      })
      expect(await shown()).toEqual({
        church: [other.endereco, endereco],
        pastor: endereco,
        banner: endereco,
        elsewhere: plain,
      })
    }
    expect(endereco).toBe(plain)
  })

  it('comes with an upload, also of an image that is there already', async () => {
    const send = async (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ nome: 'Sent', ...fields })) form.append(name, value)
      form.append('imagem', new File([photo], 'a.jpg'))
      return test.call('POST', '/igreja/farol/imagem/', { token: editor, body: form })
    }
    const first = await send({ focoX: '0', focoY: '7', textoAlternativo: 'A mesa' })
    expect(first.body).toMatchObject({ foco: { x: 0, y: 7 }, textoAlternativo: 'A mesa' })
    expect((await send({})).body).toEqual(first.body)
    const { codigo } = first.body
    expect((await send({ focoX: '20', focoY: '30' })).body).toMatchObject({ codigo, foco: { x: 20, y: 30 } })
    for (const half of [{ focoX: '20' }, { focoX: '101', focoY: '0' }, { focoX: '1.5', focoY: '0' }])
      expect(await send(half as Record<string, string>), JSON.stringify(half)).toMatchObject({
        body: { code: 'VALIDATION' },
      })
  })

  it('is refused where it is no point or too long', async () => {
    const { codigo } = await storeImage(
      test.platform,
      createOwnCall(test.platform.transactions.at(test.farol)),
      photo,
      {
        name: 'refusing',
      },
    )
    const bad = [
      { ...whole, foco: { x: 101, y: 0 } },
      { ...whole, foco: { x: -1, y: 0 } },
      { ...whole, foco: { x: 0.5, y: 0 } },
      { ...whole, foco: { x: 5 } },
      { ...whole, textoAlternativo: 'a'.repeat(251) },
      { ...whole, textoAlternativo: '漢'.repeat(250) },
      { ...whole, textoAlternativo: ' ' },
      { foco: null },
    ]
    for (const body of bad)
      expect(await set(codigo, body), JSON.stringify(body)).toMatchObject({ body: { code: 'VALIDATION' } })
    expect((await set(codigo, { ...whole, textoAlternativo: 'ã'.repeat(250) })).status).toBe(200)
  })

  it('is said of images of the own library alone', async () => {
    const elsewhere = await storeImage(test.platform, createOwnCall(test.platform.transactions.at(test.videira)), photo)
    expect((await set(elsewhere.codigo, whole)).status).toBe(404)
    expect((await set('A'.repeat(22), whole)).status).toBe(404)
    expect((await set(elsewhere.codigo, whole, 'videira')).status).toBeGreaterThanOrEqual(400)
  })
})
