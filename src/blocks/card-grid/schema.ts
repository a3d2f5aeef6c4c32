import { blockSchema } from '../../domain/content/schema/block-schema'
import {
  blocks,
  choice,
  link,
  longText,
  picture,
  required,
  startingWith,
  text,
} from '../../domain/content/schema/fields'
import type { CardGridBlock, CardItem } from '../../domain/content/types'
import { COLUMNS, ICON_HELP } from '../schema-texts'

export const cardGridSchema = blockSchema<CardGridBlock>('card-grid', {
  label: 'Grille de cartes',
  group: 'Textes et images',
  preview: ['title', 'intro'],
  fields: {
    title: text('Titre'),
    intro: longText('Introduction'),
    columns: startingWith('3', required(choice('Colonnes', COLUMNS, 'Sur grand écran ; une seule sur téléphone.'))),
    tone: choice('Ton', { paper: 'Blanc', mist: 'Gris clair', ink: 'Sombre' }, 'Couleur du fond.'),
    cards: required(blocks('Cartes', ['card'])),
  },
  presets: [
    { name: 'Trois colonnes', values: { columns: '3' }, isDefault: true },
    { name: 'Quatre colonnes sur fond gris', values: { columns: '4', tone: 'mist' } },
    { name: 'Deux colonnes sur fond sombre', values: { columns: '2', tone: 'ink' } },
  ],
})

export const cardSchema = blockSchema<CardItem>('card', {
  label: 'Carte',
  group: 'Éléments de blocs',
  preview: ['title', 'text'],
  fields: {
    title: required(text('Titre')),
    text: longText('Texte'),
    image: picture('Image'),
    icon: text('Icône', ICON_HELP),
    to: link('Lien', 'Toute la carte y mène.'),
    linkLabel: text('Libellé du lien', 'Par exemple En savoir plus sur le leasing.'),
  },
})
