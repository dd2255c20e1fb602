import * as material from '@narthex/contract/groups/material.endpoints'
import * as meeting from '@narthex/contract/groups/meeting.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getMaterials, removeMaterial, saveMaterial } from './materials.service.ts'
import { recordMeeting, removeMeeting } from './meeting-records.service.ts'
import { getMeeting, readMeetings } from './meetings.service.ts'

export function meetingRoutes(platform: Needs<'cache' | 'clock' | 'jobs' | 'transactions'>): Route[] {
  const toMeetingKey = ({ id, meetingId }: { id: number; meetingId: string }) => ({ groupId: id, id: meetingId })
  const toMaterialKey = ({ id, materialId }: { id: number; materialId: string }) => ({ groupId: id, id: materialId })
  return [
    route(meeting.listMeetings, async ({ church, actor, params, query }) =>
      ok(await readMeetings(platform, { church, actor }, params.id, query)),
    ),
    route(meeting.getMeeting, async ({ church, actor, params }) =>
      ok(await getMeeting(platform, { church, actor }, toMeetingKey(params))),
    ),
    route(meeting.recordMeeting, async ({ church, actor, params, body }) =>
      ok(await recordMeeting(platform, { church, actor }, toMeetingKey(params), body)),
    ),
    route(meeting.removeMeeting, async ({ church, actor, params }) => {
      await removeMeeting(platform, { church, actor }, toMeetingKey(params))
      return done
    }),
    route(material.listMaterials, async ({ church, actor, params }) =>
      ok(await getMaterials(platform, { church, actor }, params.id)),
    ),
    route(material.saveMaterial, async ({ church, actor, params, body }) =>
      ok(await saveMaterial(platform, { church, actor }, toMaterialKey(params), body)),
    ),
    route(material.removeMaterial, async ({ church, actor, params }) => {
      await removeMaterial(platform, { church, actor }, toMaterialKey(params))
      return done
    }),
  ]
}
