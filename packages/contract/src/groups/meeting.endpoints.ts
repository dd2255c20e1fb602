import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { meetingsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { ownUuid } from '../versions.ts'
import { meetingRecordSchema, meetingSchema, meetingSummarySchema } from './meeting.schemas.ts'

/* Visible to the group's members and leaders and to administrators of the church; NOT_FOUND for everyone else. */
const ofGroup = { access: 'login', church: 'host' } as const
const oneMeeting = z.strictObject({ id: idText, meetingId: ownUuid })

export const listMeetings = defineEndpoint({
  id: 'listMeetings',
  method: 'GET',
  path: '/celula/{id}/reuniao-registro/',
  summary: 'The recorded meetings of a group, newest first',
  ...ofGroup,
  about: { group: 'id', of: 'member' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  query: z.strictObject(pageQuery(meetingsPerPage.usual, meetingsPerPage.largest)),
  responses: {
    200: z.strictObject({
      ...pageSchema(meetingSummarySchema).shape,
      celula: z.strictObject({ id, nome: z.string() }),
      /** Whether the caller may record meetings. */
      flagLider: z.boolean(),
      /** Meeting days of the last weeks without a record, latest first; empty for callers who are not leaders. */
      pendentes: z.array(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const getMeeting = defineEndpoint({
  id: 'getMeeting',
  method: 'GET',
  path: '/celula/{id}/reuniao-registro/{meetingId}',
  summary: 'A meeting of a group',
  ...ofGroup,
  about: { group: 'id', of: 'member' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', meetingId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: oneMeeting,
  responses: { 200: meetingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * For the group's leaders. Idempotent by the uuid, which the client makes. Attendance is merged with that of other
 * devices: the latest mark of each person counts. CHANGED_MEANWHILE if a text changed since the given version.
 */
export const recordMeeting = defineEndpoint({
  id: 'recordMeeting',
  method: 'PUT',
  path: '/celula/{id}/reuniao-registro/{meetingId}',
  summary: 'Records a meeting of a group, or changes its record',
  ...ofGroup,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: {
    params: { id: '1', meetingId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
    body: {
      data: '2000-01-04',
      tema: 'Perdão',
      visitantes: [{ nome: 'Rui' }],
      versao: 1,
      presencas: [{ idUsuario: 1, flagPresente: true, marcadaEm: '2000-01-04T21:00:00Z' }],
    },
  },
  params: oneMeeting,
  body: meetingRecordSchema,
  responses: { 200: meetingSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LIMIT_REACHED', 'MEETING_REMOVED'],
})

/** For the group's leaders. NOT_FOUND for a removed record. */
export const removeMeeting = defineEndpoint({
  id: 'removeMeeting',
  method: 'DELETE',
  path: '/celula/{id}/reuniao-registro/{meetingId}',
  summary: 'Removes the record of a meeting',
  ...ofGroup,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', meetingId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: oneMeeting,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
