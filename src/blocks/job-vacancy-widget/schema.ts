import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, choice, date, longText, mailbox, required, text } from '../../domain/content/schema/fields'
import type { EMPLOYMENT_TYPES, JobVacancyWidgetBlock, VacancyItem } from '../../domain/content/types'

export const jobVacancyWidgetSchema = blockSchema<JobVacancyWidgetBlock>('job-vacancy-widget', {
  label: 'Offres d’emploi',
  group: 'Concessions et équipe',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    apply: choice(
      'Candidature',
      { mail: 'Par e-mail', form: 'Par le formulaire de la même page' },
      'Le formulaire est un bloc Formulaire du genre Candidature ; il reprend l’intitulé du poste. Vide : par e-mail.',
    ),
    vacancies: blocks(
      'Postes',
      ['vacancy'],
      'Laissez vide pour ceux du flux, si le site en a un. Sans aucun poste, le bloc dit qu’il n’y en a pas en ce moment.',
    ),
  },
})

const EMPLOYMENT_NAMES: Record<(typeof EMPLOYMENT_TYPES)[number], string> = {
  FULL_TIME: 'Temps plein',
  PART_TIME: 'Temps partiel',
  TEMPORARY: 'Durée déterminée',
  INTERN: 'Apprentissage ou stage',
  OTHER: 'Autre',
}

export const vacancySchema = blockSchema<VacancyItem>('vacancy', {
  label: 'Poste',
  group: 'Éléments de blocs',
  preview: ['title', 'place'],
  fields: {
    title: required(text('Titre', 'Intitulé du poste, au féminin et au masculin.')),
    place: required(text('Lieu')),
    contract: required(text('Contrat', 'Par exemple CDI, 40 heures.')),
    text: required(longText('Texte', 'Ce que l’on fait et ce que l’on attend.')),
    email: required(mailbox('E-mail', 'Adresse qui reçoit les candidatures.')),
    employment: choice('Temps de travail', EMPLOYMENT_NAMES, 'Pour les moteurs de recherche.'),
    datePosted: date('Publiée le', 'Sans cette date, les moteurs de recherche n’affichent pas l’offre.'),
    validThrough: date('Valable jusqu’au', 'Passé ce jour, le poste n’est plus affiché.'),
  },
})
