import { imageAt } from '@narthex/contract/media/image-address'
import { Picture } from '@narthex/ui/picture'
import { type MouseEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PhotoViewer } from './photo-viewer.tsx'

/** The church's photos. Each is a link to itself, and with JavaScript opens large on top of the page. */
export function PhotoGallery({ photos }: { photos: string[] }) {
  const t = useTranslations('about')
  const viewer = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(0)
  const total = String(photos.length)
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
    viewer.current?.showModal()
  }
  return (
    <section className="pt-section" aria-labelledby="photos">
      <h2 id="photos" className="text-2xl">
        {t('photos')}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {photos.map((photo, index) => (
          <li key={photo} className="odd:last:col-span-2 md:odd:last:col-span-1">
            <a href={photo} onClick={(event) => open(event, index)} className="block overflow-hidden rounded-card">
              <Picture
                src={photo}
                alt={[imageAt(photo)?.textoAlternativo, t('openPhoto', { position: String(index + 1), total })]
                  .filter(Boolean)
                  .join('. ')}
                sizes="(min-width: 768px) 25rem, 50vw"
                className="aspect-[4/3] w-full bg-sunken transition-transform duration-250 hover:scale-[1.03]"
              />
            </a>
          </li>
        ))}
      </ul>
      <PhotoViewer ref={viewer} photos={photos} shown={shown} onShow={setShown} />
    </section>
  )
}
