import * as material from '@narthex/contract/groups/material.endpoints'
import * as meeting from '@narthex/contract/groups/meeting.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { materialsOf, removeMaterial, saveMaterial } from './materials.service.ts'
import { recordMeeting, removeMeeting } from './meeting-records.service.ts'
import { getMeeting, pageOfMeetings } from './meetings.service.ts'

export function meetingRoutes(platform: Platform): Route[] {
  const keyOf = ({ id, meetingId }: { id: number; meetingId: string }) => ({ celulaId: id, id: meetingId })
  const materialKeyOf = ({ id, materialId }: { id: number; materialId: string }) => ({ celulaId: id, id: materialId })
  return [
    route(meeting.listMeetings, async ({ church, actor, params, query }) =>
      ok(await pageOfMeetings(platform, church, actor, params.id, query)),
    ),
    route(meeting.getMeeting, async ({ church, actor, params }) =>
      ok(await getMeeting(platform, church, actor, keyOf(params))),
    ),
    route(meeting.recordMeeting, async ({ church, actor, params, body }) =>
      ok(await recordMeeting(platform, church, actor, keyOf(params), body)),
    ),
    route(meeting.removeMeeting, async ({ church, actor, params }) => {
      await removeMeeting(platform, church, actor, keyOf(params))
      return done
    }),
    route(material.listMaterials, async ({ church, actor, params }) =>
      ok(await materialsOf(platform, church, actor, params.id)),
    ),
    route(material.saveMaterial, async ({ church, actor, params, body }) =>
      ok(await saveMaterial(platform, church, actor, materialKeyOf(params), body)),
    ),
    route(material.removeMaterial, async ({ church, actor, params }) => {
      await removeMaterial(platform, church, actor, materialKeyOf(params))
      return done
    }),
  ]
}
