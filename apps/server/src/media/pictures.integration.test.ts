import { assembleApp } from '@narthex/api/app'
import { removePicture, replacePicture } from '@narthex/api/modules/users/pictures/pictures.service'
import { createMemberCall, type MemberCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainPhoto } from '@narthex/api/testing/plain-photo'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { smallPicture } from '@narthex/contract/users/picture-address'
import { beforeAll, describe, expect, it } from 'vitest'
import { inertPolicy } from '../http/security-headers.ts'
import { setUpServer } from '../testing/test-server.ts'

describe('the picture of a member', () => {
  const server = setUpServer()
  let call: MemberCall
  let imagem: string

  beforeAll(async () => {
    const { platform, churches } = server
    const { account, memberId } = await enrolPerson(platform.transactions.at(churches.videira))
    call = createMemberCall(platform.transactions.at(churches.videira), { accountId: account.id, memberId })
    imagem = await replacePicture(assembleApp(platform).needs, call, await plainPhoto())
  })

  const get = (url: string, host = toHost(server.churches.videira)) => server.app.inject({ url, headers: { host } })

  it('is sent as what it is, may do nothing, and is kept by browsers alone', async () => {
    for (const url of [imagem, smallPicture(imagem)]) {
      const { statusCode, headers, rawPayload } = await get(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `${inertPolicy}; sandbox`,
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=604800, immutable',
      })
      expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
  })

  it('is at no other church’s host, not even one of its organisation', async () => {
    for (const tenant of [server.churches.oliveira, server.churches.farol, server.churches.pomar])
      expect((await get(imagem, toHost(tenant))).statusCode).toBe(404)
    expect((await get(imagem, 'unknown.example')).statusCode).toBe(404)
  })

  it.each(['/media/', '/media/x', '/media/..%2f..%2fetc-512.webp', `/media/${'A'.repeat(22)}-512.webp`])(
    'is not at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it('is of no size that nobody asked to keep', async () => {
    for (const size of ['1', '999', '5120']) expect((await get(imagem.replace('512', size))).statusCode, size).toBe(404)
  })

  it('is nowhere once it was taken away', async () => {
    await removePicture(assembleApp(server.platform).needs, call)
    expect((await get(imagem)).statusCode).toBe(404)
  })
})
