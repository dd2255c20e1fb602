import type { Project } from '@narthex/contract/content/content.schemas'
import { ItemCard } from '../../shell/item-card.tsx'
import { seedOf } from './seeds.ts'

export function ProjectItem({ ministryId, project }: { ministryId: number; project: Project }) {
  const { id, titulo, resumo, imagem, idioma } = project
  return (
    <ItemCard
      to={`/ministries/${ministryId}/projects/${id}`}
      title={titulo}
      lang={idioma}
      seed={seedOf('project', project)}
      place={id}
      image={imagem}
      line={resumo}
    />
  )
}
