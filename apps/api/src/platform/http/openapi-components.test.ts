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

test('an error answer stands under its status and the codes that not every call answers', () => {
  const conflict = error('CONFLICT', 'LIMIT_REACHED')
  const unavailable = error('BUSY', 'UNAVAILABLE')
  const { paths, components } = share({ 409: conflict, 503: unavailable }) as Record<string, object>
  expect(paths).toEqual({
    '/a': {
      get: {
        operationId: 'a',
        responses: {
          409: { $ref: '#/components/responses/409.CONFLICT.LIMIT_REACHED' },
          503: { $ref: '#/components/responses/503' },
        },
      },
    },
  })
  expect(components).toMatchObject({ responses: { '409.CONFLICT.LIMIT_REACHED': conflict, 503: unavailable } })
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
