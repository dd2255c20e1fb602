import * as endpoints from '@narthex/contract/content/study.endpoints'
import { studySettings } from '@narthex/contract/content/study.settings'
import * as answers from '@narthex/contract/content/study-answer.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import { settingsRoutes } from '../../../platform/resources/settings-routes.ts'
import { getStudy, listStudies, listStudySeries } from './studies.service.ts'
import { listOwnAnswers, saveAnswer } from './study-answers.service.ts'
import { getGuidance, type StudyLeading } from './study-guidance.service.ts'
import { getStudySettings, studySettingsService } from './study-settings.service.ts'

export function studyRoutes(platform: StudyLeading): Route[] {
  return [
    route(endpoints.listStudies, async (call) => ok(await listStudies(call, call.actor, call.query))),
    route(endpoints.getStudy, async (call) => ok(await getStudy(call, call.actor, { ...call.params, ...call.query }))),
    route(endpoints.listStudySeries, async (call) => ok(await listStudySeries(call, call.actor, call.query))),
    route(endpoints.getStudySettings, async (call) => ok(await getStudySettings(call))),
    ...settingsRoutes(studySettings, studySettingsService),
    route(endpoints.getStudyGuidance, async ({ params, query, ...call }) =>
      ok(await getGuidance(platform, call, { ...params, ...query })),
    ),
    route(answers.listStudyAnswers, async ({ params, query, ...call }) =>
      ok(await listOwnAnswers(call, { ...params, ...query })),
    ),
    route(answers.saveStudyAnswer, async ({ params: { id, pergunta }, query, body, ...call }) =>
      ok({ versao: await saveAnswer(call, { id, ...query }, { pergunta, ...body }) }),
    ),
  ]
}
