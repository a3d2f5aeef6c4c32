import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, longText, required, text } from '../../domain/content/schema/fields'
import type { JobVacancyWidgetBlock, VacancyItem } from '../../domain/content/types'

export const jobVacancyWidgetSchema = blockSchema<JobVacancyWidgetBlock>('job-vacancy-widget', {
  label: 'Offres d’emploi',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    vacancies: blocks('Postes', ['vacancy'], 'Sans poste, le bloc dit qu’il n’y en a pas en ce moment.'),
  },
})

export const vacancySchema = blockSchema<VacancyItem>('vacancy', {
  label: 'Poste',
  group: 'Éléments de blocs',
  preview: ['title', 'place'],
  fields: {
    title: required(text('Titre', 'Intitulé du poste, au féminin et au masculin.')),
    place: required(text('Lieu')),
    contract: required(text('Contrat', 'Par exemple CDI, 40 heures.')),
    text: required(longText('Texte', 'Ce que l’on fait et ce que l’on attend.')),
    email: required(text('E-mail', 'Adresse qui reçoit les candidatures.')),
  },
})
