import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Member } from '@narthex/contract/users/user.schemas'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Portrait } from '@narthex/ui/portrait'
import { Skeleton } from '@narthex/ui/skeleton'
import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMember } from '../../../session/use-member.ts'
import { AccountPage } from '../account-page.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { usePicture } from './use-picture.ts'

/** Needed once a photo was chosen, and in no other place. */
const CropEditor = lazyPart(() => import('./crop-editor.tsx').then(({ CropEditor }) => CropEditor))

/** The member's picture: another one, or none. */
export function PicturePage({ title }: { title: string }) {
  const t = useTranslations('picture')
  const { member } = useMember()
  const picture = usePicture()
  const [isAsking, setAsking] = useState(false)
  const { photo } = picture
  return (
    <AccountPage title={title} lead={t('lead')}>
      {picture.result}
      {photo ? (
        <LazyPart
          fallback={<Skeleton className="aspect-square w-full max-w-112 rounded-card" />}
          failed={<LoadFailed />}
        >
          <CropEditor key={photo.width * photo.height} photo={photo} onSave={picture.save} onCancel={picture.cancel} />
        </LazyPart>
      ) : (
        <CurrentPicture member={member} picture={picture} onRemove={() => setAsking(true)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle')}
        confirmLabel={t('removeYes')}
        cancelLabel={t('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await picture.remove()
          setAsking(false)
        }}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </AccountPage>
  )
}

interface CurrentPictureProps {
  readonly member: Member
  readonly picture: ReturnType<typeof usePicture>
  readonly onRemove: () => void
}

/** The picture as others see it, and the ways to another one. */
function CurrentPicture({ member, picture: { isOpening, open }, onRemove }: CurrentPictureProps) {
  const t = useTranslations('picture')
  const { corApp } = useChurchSite()
  const { nome, sobrenome, imagem } = member
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void open(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way more for the mouse; the buttons are the way for all
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col items-center gap-6 rounded-hero bg-card p-6 shadow-rest sm:flex-row sm:gap-8 sm:p-8"
    >
      <Portrait
        name={`${nome} ${sobrenome}`}
        colour={corApp}
        photo={imagem}
        className="h-56 w-46 shrink-0 shadow-lift"
      />
      <div className="min-w-0 max-sm:text-center">
        <div className="max-sm:*:justify-center">
          <PhotoPicker isBusy={isOpening} hasPicture={imagem !== null} onPhoto={open} />
        </div>
        {imagem && (
          <button type="button" onClick={onRemove} className={`${buttonClass('quiet')} mt-3 text-danger! shadow-none!`}>
            <MemberIcon name="trash" className="size-5" />
            {t('remove')}
          </button>
        )}
        <p role="status" className="mt-3 text-sm text-muted">
          {isOpening ? t('opening') : t('hint')}
        </p>
      </div>
    </div>
  )
}
