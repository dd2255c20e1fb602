import type { Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { upsertHomeChoice, upsertVisual } from './churches.editing.queries.ts'
import { homeChoiceInput } from './churches.inputs.ts'

/** Changes the church's brand, as staff do: the act is recorded. */
export async function chooseVisual(
  platform: Needs<'clock' | 'keys'>,
  { actor, source, editSite }: MemberCall,
  given: Visual,
): Promise<Visual> {
  const visual = { ...given, corApp: given.corApp.toLowerCase() }
  await editSite(async (work) => {
    await upsertVisual(work, visual)
    const detalhes = { corApp: visual.corApp, aparencia: visual.aparencia }
    await recordAct(platform, work, { acao: 'VISUAL_SET', accountId: actor.accountId, source, detalhes })
  })
  return visual
}

/** Changes what the church puts on its home, as staff do: the act is recorded. Throws VALIDATION. */
export async function chooseHome(
  platform: Needs<'clock' | 'keys'>,
  { actor, source, editSite }: MemberCall,
  given: HomeChoice,
): Promise<HomeChoice> {
  const choice = validate(homeChoiceInput, given)
  await editSite(async (work) => {
    await upsertHomeChoice(work, choice)
    const detalhes = {
      atalhos: choice.atalhos.join(' '),
      secoes: choice.secoes.join(' '),
      convites: choice.convites.map(({ codigo }) => codigo).join(' '),
    }
    await recordAct(platform, work, { acao: 'HOME_SET', accountId: actor.accountId, source, detalhes })
  })
  return choice
}
