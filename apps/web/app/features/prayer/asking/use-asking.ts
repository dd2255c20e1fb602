import { photoFile } from '@narthex/client/device/photo'
import { useSendKey } from '@narthex/client/forms/use-send-key'
import { askForPrayer } from '@narthex/contract/prayer/prayer-acts.endpoints'
import { useNavigate } from 'react-router'
import type { PagePath } from '../../../routing/page-path.ts'
import { callApi } from '../../../session/api.ts'
import { afterStep } from '../../../session/step-result.ts'
import { callBody, type PrayerRequest } from './prayer-request.ts'
import type { SentPrayer } from './prayer-sent-page.tsx'

/** Sends a request, however often only once, and leads on to what became of it. */
export function useAsking(): (request: PrayerRequest, photo: HTMLCanvasElement | undefined) => Promise<void> {
  const navigate = useNavigate()
  const keyOf = useSendKey()
  return async (request, photo) => {
    const body = callBody(request)
    const imagem = photo && (await photoFile(photo))
    const chave = keyOf(JSON.stringify([body, imagem?.size]))
    const sent: SentPrayer = await callApi(askForPrayer, { body: { chave, ...body, ...(imagem && { imagem }) } })
    await navigate('/prayer/new/success' satisfies PagePath, {
      replace: true,
      state: afterStep(sent),
      viewTransition: true,
    })
  }
}
