import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, link, required, text } from '../../domain/content/schema/fields'
import type { LinkItem, MenuColumn, MenuEntry } from '../../domain/content/types'
import { ICON_HELP } from '../schema-texts'

export const linkSchema = blockSchema<LinkItem>('link', {
  label: 'Lien',
  group: 'Éléments de blocs',
  preview: ['label'],
  fields: {
    label: required(text('Libellé')),
    to: required(link('Lien')),
    icon: text('Icône', ICON_HELP),
    text: text('Texte', 'Quelques mots sous le libellé, dans le menu.'),
  },
})

export const menuColumnSchema = blockSchema<MenuColumn>('menu-column', {
  label: 'Colonne de menu',
  group: 'Éléments de blocs',
  preview: ['title'],
  fields: { title: required(text('Titre')), links: blocks('Liens', ['link']) },
})

export const menuEntrySchema = blockSchema<MenuEntry>('menu-entry', {
  label: 'Entrée de menu',
  group: 'Éléments de blocs',
  preview: ['label'],
  fields: {
    label: required(text('Libellé')),
    to: required(link('Lien')),
    columns: blocks('Colonnes', ['menu-column'], 'Ouvrent un grand menu sous l’entrée.'),
    teaser: blocks('Mise en avant', ['card'], 'Une carte à côté des colonnes.', { maximum: 1 }),
  },
})
