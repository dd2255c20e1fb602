import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import type { JoinFormProps } from './join-form.tsx'

const JoinForm = lazyPart(() => import('./join-form.tsx').then(({ JoinForm }) => JoinForm))

/** Dialog with the form to join. */
export function JoinDialog({ isOpen, ...form }: JoinFormProps & { readonly isOpen: boolean }) {
  const t = useTranslations('group')
  const shell = useTranslations('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onClose}
      title={t('joinTitle', { group: form.group.nome })}
      closeLabel={shell('close')}
    >
      <LazyPart fallback={<Skeleton className="h-80 w-full" />} failed={<LoadFailed />}>
        <JoinForm {...form} />
      </LazyPart>
    </Dialog>
  )
}
