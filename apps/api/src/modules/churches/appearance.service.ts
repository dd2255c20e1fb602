import { homeChoiceForm } from '@narthex/contract/churches/church.form'
import type { Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { edit } from '../../platform/work/edit.ts'
import { upsertHomeChoice, upsertVisual } from './churches.editing.queries.ts'
import { homeRecord, visualRecord } from './churches.records.ts'

/** Changes the church's brand. */
export async function chooseVisual(call: MemberCall, given: Visual): Promise<Visual> {
  const visual = { ...given, corApp: given.corApp.toLowerCase() }
  const subject = { corApp: visual.corApp, aparencia: visual.aparencia }
  const plan = { act: 'VISUAL_SET', subject, isPublic: true, records: [visualRecord()] } as const
  await edit(call, plan, ({ work }) => upsertVisual(work, visual))
  return visual
}

/** Changes what the church puts on its home. */
export async function chooseHome(call: MemberCall, given: HomeChoice): Promise<HomeChoice> {
  const choice = validate(homeChoiceForm, given)
  const subject = {
    atalhos: choice.atalhos.join(' '),
    secoes: choice.secoes.join(' '),
    convites: choice.convites.map(({ codigo }) => codigo).join(' '),
  }
  const plan = { act: 'HOME_SET', subject, isPublic: true, records: [homeRecord()] } as const
  await edit(call, plan, ({ work }) => upsertHomeChoice(work, choice))
  return choice
}
