import { expect, test } from 'vitest'
import { shareComponents } from './openapi-components.ts'

const instant = { type: 'string', format: 'date-time', pattern: '^…$' }
const error = (...codes: string[]) => ({
  description: codes.join(),
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/…' }, { properties: { code: { type: 'string', enum: codes } } }] },
    },
  },
})
const success = (schema: object) => ({ description: 'Success', content: { 'application/json': { schema } } })
const share = (responses: object, components?: object) =>
  shareComponents({ paths: { '/a': { get: { operationId: 'a', responses } } }, ...(components && { components }) })

test('an error answer stands under its status and codes, and the one that most calls have under its status', () => {
  const [full, taken] = [error('LIMIT_REACHED'), error('CONFLICT', 'SLUG_TAKEN')]
  const failed = error('BUSY', 'UNAVAILABLE')
  const call = (responses: object) => ({ get: { responses } })
  const { paths, components } = shareComponents({
    paths: { '/a': call({ 409: taken, '5XX': failed }), '/b': call({ 409: full }), '/c': call({ 409: full }) },
  }) as Record<string, object>
  const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })
  expect(paths).toEqual({
    '/a': call({ 409: reference('409.CONFLICT.SLUG_TAKEN'), '5XX': reference('5XX') }),
    '/b': call({ 409: reference('409') }),
    '/c': call({ 409: reference('409') }),
  })
  expect(components).toMatchObject({ responses: { 409: full, '409.CONFLICT.SLUG_TAKEN': taken, '5XX': failed } })
})

test('an instant stands once, also where it may be null; one that says more of itself stays', () => {
  const described = { ...instant, description: 'When it begins' }
  const schema = { properties: { a: instant, b: { anyOf: [instant, { type: 'null' }] }, c: described } }
  const { paths, components } = share({ 200: success(schema) }, { schemas: { Error: {} }, securitySchemes: {} })
  const $ref = '#/components/schemas/Instant'
  expect(JSON.stringify(paths)).toBe(
    JSON.stringify({
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: success({ properties: { a: { $ref }, b: { anyOf: [{ $ref }, { type: 'null' }] }, c: described } }),
          },
        },
      },
    }),
  )
  expect(components).toMatchObject({ schemas: { Error: {}, Instant: instant }, securitySchemes: {} })
})

test('a document without such parts stays as it is', () => {
  expect(share({ 200: success({ type: 'string' }) }).paths).toEqual({
    '/a': { get: { operationId: 'a', responses: { 200: success({ type: 'string' }) } } },
  })
})
