import { expect, test } from 'vitest'
import { followReferences } from './openapi-page.ts'

const document = {
  paths: {
    '/a': { get: { responses: { 200: { $ref: '#/components/responses/Done' }, 404: { description: 'Nothing' } } } },
  },
  components: {
    schemas: { Day: { type: 'string', format: 'date' } },
    responses: {
      Done: {
        description: 'Done',
        content: { json: { schema: { anyOf: [{ $ref: '#/components/schemas/Day' }, null] } } },
      },
    },
  },
}

/** The plugin as the page has it: made of its text. */
function openPage() {
  const plugin: typeof followReferences = new Function(`return ${followReferences}`)()
  const { parseToJson, requestResolvedSubtree } = plugin().statePlugins.spec.wrapActions
  const shown: unknown[] = []
  const specActions = {
    updateJsonSpec: (whole: unknown) => shown.push(whole),
    updateResolvedSubtree: (_: readonly string[], part: unknown) => shown.push(part),
  }
  return {
    read: parseToJson((text) => shown.push(`not JSON: ${text}`), { specActions }),
    open: requestResolvedSubtree(undefined, { specActions }),
    shown,
  }
}

test('the page follows the references of a call that is opened', () => {
  const { read, open, shown } = openPage()
  read(JSON.stringify(document))
  open(['paths', '/a', 'get'])
  const schema = { anyOf: [document.components.schemas.Day, null] }
  expect(shown).toEqual([
    document,
    { responses: { 200: { description: 'Done', content: { json: { schema } } }, 404: { description: 'Nothing' } } },
  ])
})

test('the page leaves to Swagger UI what is no JSON, and shows nothing of a part that is not there', () => {
  const { read, open, shown } = openPage()
  read('openapi: 3.1.0')
  open(['paths', '/a'])
  expect(shown).toEqual(['not JSON: openapi: 3.1.0', undefined])
})
