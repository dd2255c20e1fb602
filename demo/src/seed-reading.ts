import { publishContent, publishDevotional, publishNews } from '@narthex/api/modules/content/content.editing.service'
import { configureStudies } from '@narthex/api/modules/content/studies/study-settings.service'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { dateIn } from '@narthex/contract/church-time'
import type { DemoPublicationType } from './demo-reading.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { plainPdf } from './plain-pdf.ts'
import { comingInstant, dayOfWeek, pastInstant } from './weekly-moment.ts'

/** Ids of published items by their titles. */
export type Published = Map<string, number>

/** Creates a church's reading content; returns the items that are published already and may be announced. */
export async function seedReading(
  platform: Platform,
  own: MemberCall,
  church: DemoChurch,
  newsPhotos: ReadonlyMap<string, string>,
): Promise<Published> {
  const devotionals = await seedDevotionals(own, church)
  const news = await seedNews(own, church, newsPhotos)
  await seedMinistries(own, church)
  const lessons = await seedCourses(own, church)
  for (const [ordem, type] of (church.publicationTypes ?? []).entries())
    await seedPublications(platform, own, church, { ...type, ordem })
  await seedStudies(own, church)
  return new Map([...devotionals, ...news, ...lessons])
}

async function seedDevotionals(own: MemberCall, church: DemoChurch): Promise<Published> {
  const { fusoHorario } = church.founding
  const today = dateIn(fusoHorario, own.clock())
  const out: Published = new Map()
  for (const [weeksAfterLast, week] of church.devotionals.entries())
    for (const [day, devotional] of week.entries()) {
      const data = dayOfWeek(weeksAfterLast - 1, day, own.clock(), fusoHorario)
      const id = await publishDevotional(own, { ...devotional, data })
      if (data <= today) out.set(devotional.titulo, id)
    }
  return out
}

async function seedNews(
  own: MemberCall,
  { news, founding }: DemoChurch,
  photos: ReadonlyMap<string, string>,
): Promise<Published> {
  const out: Published = new Map()
  const [now, zone] = [own.clock(), founding.fusoHorario]
  for (const { published, ...one } of news) {
    const isAhead = 'coming' in published
    const dataPublicacao = isAhead ? comingInstant(published.coming, now, zone) : pastInstant(published, now, zone)
    const id = await publishNews(own, { ...one, imagem: photos.get(one.titulo) ?? null, dataPublicacao })
    if (!isAhead && one.situacao !== 'RASCUNHO') out.set(one.titulo, id)
  }
  return out
}

async function seedMinistries(own: MemberCall, { ministries = [] }: DemoChurch): Promise<void> {
  for (const [ordem, { projects, ...ministry }] of ministries.entries()) {
    const paiId = await publishContent(own, 'MINISTERIO', { ...ministry, ordem })
    for (const [place, project] of projects.entries())
      await publishContent(own, 'PROJETO', { ...project, paiId, ordem: place })
  }
}

async function seedCourses(own: MemberCall, { courses = [] }: DemoChurch): Promise<Published> {
  const out: Published = new Map()
  for (const [ordem, { classes, lessons, ...course }] of courses.entries()) {
    const paiId = await publishContent(own, 'EBD_CURSO', { ...course, ordem })
    for (const [place, one] of classes.entries())
      await publishContent(own, 'EBD_TURMA', { ...one, paiId, ordem: place })
    for (const [place, lesson] of lessons.entries())
      out.set(lesson.titulo, await publishContent(own, 'EBD_LICAO', { ...lesson, paiId, ordem: place }))
  }
  return out
}

async function seedStudies(own: MemberCall, church: DemoChurch): Promise<void> {
  const { studies: allSeries = [], studiesAreForMembers = false, founding } = church
  if (studiesAreForMembers) await configureStudies(own, { flagConteudoPublico: false })
  for (const [ordem, { studies, ...series }] of allSeries.entries()) {
    const paiId = await publishContent(own, 'ESTUDO_SERIE', { ...series, ordem })
    for (const [place, study] of studies.entries()) {
      const monday = { weekday: 'monday', time: '08:00', weeksAgo: studies.length - 1 - place } as const
      const dataPublicacao = pastInstant(monday, own.clock(), founding.fusoHorario)
      await publishContent(own, 'ESTUDO', { ...study, paiId, ordem: place, dataPublicacao })
    }
  }
}

async function seedPublications(
  platform: Platform,
  own: MemberCall,
  { founding }: DemoChurch,
  { publications, ...type }: DemoPublicationType & { readonly ordem: number },
): Promise<void> {
  const paiId = await publishContent(own, 'PUBLICACAO_TIPO', type)
  for (const { published, chapters, ...one } of publications) {
    const bytes = plainPdf({ title: one.titulo, subtitle: founding.nome, chapters })
    const { endereco } = await storeFile(platform, own, { name: `${one.slug}.pdf`, bytes, kind: 'PDF' })
    const dataPublicacao = pastInstant(published, own.clock(), founding.fusoHorario)
    await publishContent(own, 'PUBLICACAO', { ...one, paiId, arquivo: endereco, dataPublicacao })
  }
}
