import * as material from '@narthex/contract/groups/material.endpoints'
import * as meeting from '@narthex/contract/groups/meeting.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { GroupId } from '../../../platform/ids.ts'
import { getMaterials, removeMaterial, saveMaterial } from './materials.service.ts'
import { recordMeeting, removeMeeting } from './meeting-records.service.ts'
import { getMeeting, readMeetings } from './meetings.service.ts'

export function meetingRoutes(): Route[] {
  const toMeetingKey = ({ id, meetingId }: { id: GroupId; meetingId: string }) => ({ groupId: id, id: meetingId })
  const toMaterialKey = ({ id, materialId }: { id: GroupId; materialId: string }) => ({ groupId: id, id: materialId })
  return [
    route(meeting.listMeetings, async ({ params, query, ...call }) => ok(await readMeetings(call, params.id, query))),
    route(meeting.getMeeting, async ({ params, ...call }) => ok(await getMeeting(call, toMeetingKey(params)))),
    route(meeting.recordMeeting, async ({ params, body, ...call }) =>
      ok(await recordMeeting(call, toMeetingKey(params), body)),
    ),
    route(meeting.removeMeeting, async ({ params, ...call }) => {
      await removeMeeting(call, toMeetingKey(params))
      return done
    }),
    route(material.listMaterials, async ({ params, ...call }) => ok(await getMaterials(call, params.id))),
    route(material.saveMaterial, async ({ params, body, ...call }) =>
      ok(await saveMaterial(call, toMaterialKey(params), body)),
    ),
    route(material.removeMaterial, async ({ params, ...call }) => {
      await removeMaterial(call, toMaterialKey(params))
      return done
    }),
  ]
}
