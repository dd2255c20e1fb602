import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const open = (contact: string | undefined) => {
  const app = fastify()
  securityTxt(app, contact, () => new Date('2026-03-01T12:34:56Z'))
  return app.inject({ url: '/.well-known/security.txt', headers: { host: 'anything.example' } })
}

test('whom to tell of a vulnerability is said on every host, with the day until which it holds', async () => {
  const { statusCode, headers, body } = await open('mailto:security@narthex.example')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@narthex.example',
    'Expires: 2026-08-28T00:00:00.000Z',
    'Preferred-Languages: pt, en, es',
    '',
  ])
})

test('without a contact there is no such page', async () => {
  expect((await open(undefined)).statusCode).toBe(404)
})
