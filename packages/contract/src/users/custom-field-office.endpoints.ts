import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { customFields } from './custom-field.resource.ts'

export const customFieldCalls = resourceEndpoints(customFields)

const answerCountsSchema = z.strictObject({
  /** People with an answer of the present kind; answers that are kept for the return of an option count as well. */
  total: z.int(),
  /** The number of people by option, for those that were ever chosen. */
  opcoes: z.array(z.strictObject({ opcao: z.string(), total: z.int() })),
})
export type AnswerCounts = z.infer<typeof answerCountsSchema>

/** FORBIDDEN for those who may not see the answers. */
export const countCustomFieldAnswers = defineEndpoint({
  id: 'countCustomFieldAnswers',
  method: 'GET',
  path: '/escritorio/campo-personalizado/{id}/respostas',
  summary: 'The number of answers that a change of the kind or of the options of a custom field would touch',
  access: { permission: 'settings' },
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: answerCountsSchema },
  errors: ['NOT_FOUND'],
})
