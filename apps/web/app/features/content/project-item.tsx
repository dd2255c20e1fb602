import type { Project } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { ItemCard } from '../../components/item-card.tsx'
import { pathTo } from '../../routing/page-path.ts'

export function ProjectItem({ ministryId, project }: { ministryId: number; project: Project }) {
  const { id, titulo, resumo, imagem, idioma } = project
  return (
    <ItemCard
      to={pathTo('/ministries/:ministryId/projects/:projectId', { ministryId, projectId: id })}
      title={titulo}
      lang={idioma}
      cover={itemCover('PROJETO', project.id)}
      image={imagem}
      line={resumo}
    />
  )
}
