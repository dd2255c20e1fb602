import { homeChoiceForm } from '@narthex/contract/churches/church.form'
import type { Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { replaceHome } from './office/home.service.ts'
import { replaceLook } from './office/look.service.ts'

/** Changes the church's brand, whatever version it has. */
export async function chooseVisual(call: MemberCall, given: Visual): Promise<Visual> {
  const { corApp, logo, aparencia } = await replaceLook(call, given)
  return { corApp, logo, aparencia }
}

/** Changes what the church puts on its home, whatever version that has. */
export async function chooseHome(call: MemberCall, given: HomeChoice): Promise<HomeChoice> {
  const { atalhos, secoes, convites } = await replaceHome(call, validate(homeChoiceForm, given))
  return { atalhos, secoes, convites }
}
