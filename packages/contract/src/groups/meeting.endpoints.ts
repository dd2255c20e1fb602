import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText } from '../fields.ts'
import { meetingsPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { ownUuid } from '../users/versions.ts'
import { meetingRecordSchema, meetingSchema, meetingSummarySchema } from './meeting.schemas.ts'

/* A group's meetings are its own: whoever is not in it, does not lead it and does not administer the church finds none. */
const ofGroup = { access: 'login', church: 'host' } as const
const oneMeeting = z.strictObject({ id: idText, meetingId: ownUuid })

export const listMeetings = defineEndpoint({
  id: 'listMeetings',
  method: 'GET',
  path: '/celula/{id}/reuniao-registro/',
  summary: 'The meetings of a group that were recorded, the newest first',
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
      /** The reader may record meetings. */
      flagLider: z.boolean(),
      /** Days of the last weeks on which the group meets and of which there is no record, the latest first; for leaders. */
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
 * By who leads the group. The same again, however often, is the same record; its uuid is made by whoever writes it down.
 * Who was there is merged with what another device said, the later word for each person; words that were changed elsewhere
 * since the version named are refused: CHANGED_MEANWHILE.
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

/** By who leads the group. NOT_FOUND for one that is gone already. */
export const removeMeeting = defineEndpoint({
  id: 'removeMeeting',
  method: 'DELETE',
  path: '/celula/{id}/reuniao-registro/{meetingId}',
  summary: 'Takes the record of a meeting away',
  ...ofGroup,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', meetingId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: oneMeeting,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
