import { publishContent, publishDevotional, publishNews } from '@narthex/api/modules/content/content.editing.service'
import { configureStudies } from '@narthex/api/modules/content/studies/study-settings.service'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
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
  scope: ChurchScope,
  church: DemoChurch,
  newsPhotos: ReadonlyMap<string, string>,
): Promise<Published> {
  const devotionals = await seedDevotionals(platform, scope, church)
  const news = await seedNews(platform, scope, church, newsPhotos)
  await seedMinistries(platform, scope, church)
  const lessons = await seedCourses(platform, scope, church)
  for (const [ordem, type] of (church.publicationTypes ?? []).entries())
    await seedPublications(platform, scope, church, { ...type, ordem })
  await seedStudies(platform, scope, church)
  return new Map([...devotionals, ...news, ...lessons])
}

async function seedDevotionals(platform: Platform, scope: ChurchScope, church: DemoChurch): Promise<Published> {
  const { fusoHorario } = church.founding
  const today = dateIn(fusoHorario, platform.clock())
  const out: Published = new Map()
  for (const [weeksAfterLast, week] of church.devotionals.entries())
    for (const [day, devotional] of week.entries()) {
      const data = dayOfWeek(weeksAfterLast - 1, day, platform.clock(), fusoHorario)
      const id = await publishDevotional(platform, scope, { ...devotional, data })
      if (data <= today) out.set(devotional.titulo, id)
    }
  return out
}

async function seedNews(
  platform: Platform,
  scope: ChurchScope,
  { news, founding }: DemoChurch,
  photos: ReadonlyMap<string, string>,
): Promise<Published> {
  const out: Published = new Map()
  const [now, zone] = [platform.clock(), founding.fusoHorario]
  for (const { published, ...one } of news) {
    const isAhead = 'coming' in published
    const dataPublicacao = isAhead ? comingInstant(published.coming, now, zone) : pastInstant(published, now, zone)
    const id = await publishNews(platform, scope, { ...one, imagem: photos.get(one.titulo) ?? null, dataPublicacao })
    if (!isAhead && one.situacao !== 'RASCUNHO') out.set(one.titulo, id)
  }
  return out
}

async function seedMinistries(platform: Platform, scope: ChurchScope, { ministries = [] }: DemoChurch): Promise<void> {
  for (const [ordem, { projects, ...ministry }] of ministries.entries()) {
    const paiId = await publishContent(platform, scope, 'MINISTERIO', { ...ministry, ordem })
    for (const [place, project] of projects.entries())
      await publishContent(platform, scope, 'PROJETO', { ...project, paiId, ordem: place })
  }
}

async function seedCourses(platform: Platform, scope: ChurchScope, { courses = [] }: DemoChurch): Promise<Published> {
  const out: Published = new Map()
  for (const [ordem, { classes, lessons, ...course }] of courses.entries()) {
    const paiId = await publishContent(platform, scope, 'EBD_CURSO', { ...course, ordem })
    for (const [place, one] of classes.entries())
      await publishContent(platform, scope, 'EBD_TURMA', { ...one, paiId, ordem: place })
    for (const [place, lesson] of lessons.entries())
      out.set(lesson.titulo, await publishContent(platform, scope, 'EBD_LICAO', { ...lesson, paiId, ordem: place }))
  }
  return out
}

async function seedStudies(platform: Platform, scope: ChurchScope, church: DemoChurch): Promise<void> {
  const { studies: allSeries = [], studiesAreForMembers = false, founding } = church
  if (studiesAreForMembers) await configureStudies(platform, scope, { flagConteudoPublico: false })
  for (const [ordem, { studies, ...series }] of allSeries.entries()) {
    const paiId = await publishContent(platform, scope, 'ESTUDO_SERIE', { ...series, ordem })
    for (const [place, study] of studies.entries()) {
      const monday = { weekday: 'monday', time: '08:00', weeksAgo: studies.length - 1 - place } as const
      const dataPublicacao = pastInstant(monday, platform.clock(), founding.fusoHorario)
      await publishContent(platform, scope, 'ESTUDO', { ...study, paiId, ordem: place, dataPublicacao })
    }
  }
}

async function seedPublications(
  platform: Platform,
  scope: ChurchScope,
  { founding }: DemoChurch,
  { publications, ...type }: DemoPublicationType & { readonly ordem: number },
): Promise<void> {
  const paiId = await publishContent(platform, scope, 'PUBLICACAO_TIPO', type)
  for (const { published, chapters, ...one } of publications) {
    const bytes = plainPdf({ title: one.titulo, subtitle: founding.nome, chapters })
    const { endereco } = await storeFile(platform, scope, { name: `${one.slug}.pdf`, bytes, kind: 'PDF' })
    const dataPublicacao = pastInstant(published, platform.clock(), founding.fusoHorario)
    await publishContent(platform, scope, 'PUBLICACAO', { ...one, paiId, arquivo: endereco, dataPublicacao })
  }
}
