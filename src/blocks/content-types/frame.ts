import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, required, text } from '../../domain/content/schema/fields'
import type { FooterContent, HeaderContent, MobileNavigationContent, TopBarContent } from '../../domain/content/types'

const FRAME = { group: 'Types de contenu', use: 'content type' } as const

export const headerSchema = blockSchema<HeaderContent>('header', {
  ...FRAME,
  label: 'En-tête',
  preview: ['searchPlaceholder'],
  fields: {
    entries: required(blocks('Entrées', ['menu-entry'], 'Six au plus, pour tenir sur une ligne.')),
    searchPlaceholder: text('Texte de la recherche'),
  },
})

export const mobileNavigationSchema = blockSchema<MobileNavigationContent>('mobile-navigation', {
  ...FRAME,
  label: 'Navigation mobile',
  preview: ['entries'],
  fields: {
    entries: required(blocks('Entrées', ['menu-entry'])),
    secondary: blocks('Liens secondaires', ['link']),
  },
})

export const topBarSchema = blockSchema<TopBarContent>('top-bar', {
  ...FRAME,
  label: 'Barre supérieure',
  preview: ['start'],
  fields: { start: blocks('À gauche', ['link']), end: blocks('À droite', ['link']) },
})

export const footerSchema = blockSchema<FooterContent>('footer', {
  ...FRAME,
  label: 'Pied de page',
  preview: ['claim'],
  fields: {
    claim: required(text('Accroche')),
    phone: required(text('Téléphone', 'Tel qu’il se lit, par exemple +352 26 10 40.')),
    hours: text('Horaires', 'De l’accueil téléphonique.'),
    columns: blocks('Colonnes', ['menu-column']),
    legal: blocks('Liens légaux', ['link']),
    social: blocks('Réseaux sociaux', ['link']),
    copyright: text('Mention', 'Dernière ligne du site.'),
  },
})
