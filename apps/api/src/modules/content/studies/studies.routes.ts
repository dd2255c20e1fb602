import * as endpoints from '@narthex/contract/content/study.endpoints'
import * as answers from '@narthex/contract/content/study-answer.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getStudy, listStudies, listStudySeries } from './studies.service.ts'
import { listOwnAnswers, saveAnswer } from './study-answers.service.ts'
import { getGuidance, type StudyLeading } from './study-guidance.service.ts'
import { getStudySettings } from './study-settings.service.ts'

export function studyRoutes(platform: Needs<'cache' | 'clock' | 'keys' | 'transactions'> & StudyLeading): Route[] {
  return [
    route(endpoints.listStudies, async ({ church, actor, query }) =>
      ok(await listStudies(platform, church, actor, query)),
    ),
    route(endpoints.getStudy, async ({ church, actor, params, query }) =>
      ok(await getStudy(platform, church, actor, { ...params, ...query })),
    ),
    route(endpoints.listStudySeries, async ({ church, actor, query }) =>
      ok(await listStudySeries(platform, church, actor, query)),
    ),
    route(endpoints.getStudySettings, async ({ church }) => ok(await getStudySettings(platform, church))),
    route(endpoints.getStudyGuidance, async ({ params, query, ...call }) =>
      ok(await getGuidance(platform, call, { ...params, ...query })),
    ),
    route(answers.listStudyAnswers, async ({ params, query, ...call }) =>
      ok(await listOwnAnswers(platform, call, { ...params, ...query })),
    ),
    route(answers.saveStudyAnswer, async ({ params: { id, pergunta }, query, body, ...call }) =>
      ok({ versao: await saveAnswer(platform, call, { id, ...query }, { pergunta, ...body }) }),
    ),
  ]
}
