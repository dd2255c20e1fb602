import type { Client, Organisation } from '@narthex/contract/churches/church.schemas'
import type { Messages } from '@narthex/locales/catalogue'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { IntlProvider, useTranslations } from 'use-intl'
import type { PageData } from '../../page/open-page.server.ts'
import { useRoot } from '../../page/use-site.ts'
import { ChurchFinder } from './church-finder.tsx'

interface ChurchDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Data of the page of the churches. */
export interface Churches extends PageData {
  readonly organisation: Organisation | null
  readonly churches: Client[]
}

/** The church's sisters over the page one is on. They come as the page of the churches has them, with its words. */
export function ChurchDialog({ isOpen, onClose }: ChurchDialogProps) {
  const t = useTranslations('shell')
  const { locale } = useRoot()
  const { data, load } = useFetcher<Churches>()
  useEffect(() => void load('/churchs'), [load])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={data?.organisation?.nome ?? t('churches')} closeLabel={t('close')}>
      {data ? (
        <IntlProvider locale={locale} messages={data.messages as Pick<Messages, 'churches'>} timeZone="UTC">
          <ChurchFinder churches={data.churches} onLeave={onClose} />
        </IntlProvider>
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      )}
    </Dialog>
  )
}
