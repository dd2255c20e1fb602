import type { ChurchStart, StartStep } from '@narthex/contract/churches/start.settings'
import type { ComponentType } from 'react'
import { AddressesStep } from './addresses-step.tsx'
import { GiftStep } from './gift-step.tsx'
import { HomeStep } from './home-step.tsx'
import { IdentityStep } from './identity-step.tsx'
import { LanguageStep } from './language-step.tsx'
import { LookStep } from './look-step.tsx'
import { ModulesStep } from './modules-step.tsx'
import { PageStep } from './page-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { TeamStep } from './team-step.tsx'

export interface StepScreenProps {
  readonly start: ChurchStart
  readonly onStart: (start: ChurchStart) => void
}

/** The screen of each step. */
export const stepScreens: Readonly<Record<StartStep, ComponentType<StepScreenProps>>> = {
  IDENTIDADE: IdentityStep,
  ENDERECOS: AddressesStep,
  VISUAL: LookStep,
  IDIOMA: LanguageStep,
  MODULOS: ModulesStep,
  CULTOS: ServicesStep,
  PAGINA: PageStep,
  EQUIPE: TeamStep,
  OFERTA: GiftStep,
  INICIO: HomeStep,
}
