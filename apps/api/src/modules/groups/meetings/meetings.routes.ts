import * as material from '@narthex/contract/groups/material.endpoints'
import * as meeting from '@narthex/contract/groups/meeting.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { GroupId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getMaterials, removeMaterial, saveMaterial } from './materials.service.ts'
import { recordMeeting, removeMeeting } from './meeting-records.service.ts'
import { getMeeting, readMeetings } from './meetings.service.ts'

export function meetingRoutes(platform: Needs<'cache' | 'clock' | 'jobs' | 'transactions'>): Route[] {
  const toMeetingKey = ({ id, meetingId }: { id: GroupId; meetingId: string }) => ({ groupId: id, id: meetingId })
  const toMaterialKey = ({ id, materialId }: { id: GroupId; materialId: string }) => ({ groupId: id, id: materialId })
  return [
    route(meeting.listMeetings, async ({ params, query, ...call }) =>
      ok(await readMeetings(platform, call, params.id, query)),
    ),
    route(meeting.getMeeting, async ({ params, ...call }) =>
      ok(await getMeeting(platform, call, toMeetingKey(params))),
    ),
    route(meeting.recordMeeting, async ({ params, body, ...call }) =>
      ok(await recordMeeting(platform, call, toMeetingKey(params), body)),
    ),
    route(meeting.removeMeeting, async ({ params, ...call }) => {
      await removeMeeting(platform, call, toMeetingKey(params))
      return done
    }),
    route(material.listMaterials, async ({ params, ...call }) => ok(await getMaterials(platform, call, params.id))),
    route(material.saveMaterial, async ({ params, body, ...call }) =>
      ok(await saveMaterial(platform, call, toMaterialKey(params), body)),
    ),
    route(material.removeMaterial, async ({ params, ...call }) => {
      await removeMaterial(platform, call, toMaterialKey(params))
      return done
    }),
  ]
}
